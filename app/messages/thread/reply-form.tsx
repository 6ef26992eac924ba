import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useState,
} from "react";
import { Form } from "react-router";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import {
  AttachButton,
  type AttachedFiles,
  AttachedList,
} from "#app/messages/thread/attach-files.tsx";
import { QuickReplyMenu } from "#app/messages/thread/quick-replies/quick-reply-menu.tsx";
import type { QuickReply } from "#app/messages/thread/quick-replies/quick-reply.ts";
import { replyProblemMessages } from "#app/messages/thread/thread-result.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";

interface ReplyFormProps {
  threadId: string;
  formKey: string;
  otherName: string;
  quickReplies: QuickReply[];
  area: RefObject<HTMLTextAreaElement | null>;
  files: AttachedFiles;
  /** What the field begins with: a saved reply, or what was refused. */
  initial: string;
  /** Why the last attempt failed, without JavaScript. */
  problem: string | null;
  onInput: (event: FormEvent<HTMLTextAreaElement>) => void;
  onSend: (text: string) => void;
}

export function ReplyForm({
  threadId,
  formKey,
  otherName,
  quickReplies,
  area,
  files,
  initial,
  problem,
  onInput,
  onSend,
}: ReplyFormProps) {
  const [error, setError] = useState(problem);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = area.current?.value.trim() ?? "";
    if (files.isUploading) return setError("Wait until your files have arrived, or cancel them.");
    if (text === "" && files.attached.length === 0) return setError(replyProblemMessages.empty);
    setError(null);
    onSend(text);
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <Form
      id="reply"
      method="post"
      action={`/account/leads/${threadId}`}
      encType="multipart/form-data"
      onSubmit={send}
      className="no-print flex scroll-mt-24 flex-col gap-3 border-t border-line px-4 py-4 sm:px-6"
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="formKey" value={formKey} />
      <TextArea
        ref={area}
        label={`Reply to ${otherName}`}
        name="content"
        rows={3}
        maxLength={maxMessageLength}
        defaultValue={initial}
        error={error}
        onInput={(event) => {
          setError(null);
          onInput(event);
        }}
        onKeyDown={sendByKey}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="min-h-22!"
      />
      <AttachedList files={files} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-3">
        <AttachButton onFiles={files.uploads.add} />
        <QuickReplyMenu threadId={threadId} replies={quickReplies} onInsert={insert} />
        <span className="ms-auto flex items-center gap-3">
          <span className="js-only hidden text-xs text-ink-3 sm:pointer-fine:inline">
            Ctrl + Enter sends
          </span>
          <Button icon={<Icon name="send" className="size-4" />}>Send</Button>
        </span>
      </div>
    </Form>
  );
}
