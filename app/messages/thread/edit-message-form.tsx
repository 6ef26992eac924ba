import { Form } from "react-router";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import type { MessageView } from "#app/messages/thread/thread-view.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";

/** In the place of a message that its sender may still change. */
export function EditMessageForm({ threadId, message }: { threadId: string; message: MessageView }) {
  const page = `/account/leads/${threadId}`;
  return (
    <div className="flex w-full max-w-xl flex-col gap-3 self-end rounded-surface border border-line p-4">
      <Form
        id="edit-message"
        method="post"
        action={page}
        preventScrollReset
        className="flex flex-col gap-3"
      >
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="messageId" value={message.id} />
        <TextArea
          label="Change your message"
          id="edited-content"
          name="content"
          hint="Until it is read, for 5 minutes after sending. An email about it may have gone out already."
          maxLength={maxMessageLength}
          defaultValue={message.text}
        />
      </Form>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" form="edit-message">
          Save
        </Button>
        <Form method="post" action={page} preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="messageId" value={message.id} />
          <Button size="sm" variant="danger">
            Delete message
          </Button>
        </Form>
        <ButtonLink to={page} size="sm" variant="quiet" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </div>
  );
}
