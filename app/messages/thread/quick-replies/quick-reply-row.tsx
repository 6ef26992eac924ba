import { Form } from "react-router";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import {
  maxQuickReplyName,
  type QuickReply,
} from "#app/messages/thread/quick-replies/quick-reply.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

export interface ReplyRefusal {
  /** Null for a new one. */
  replyId: string | null;
  typed: { name: string; content: string };
  errors: FieldErrors;
}

interface QuickReplyRowProps {
  reply: QuickReply;
  isFirst: boolean;
  refusal: ReplyRefusal | null;
}

/** One saved reply; it opens to be changed. */
export function QuickReplyRow({ reply, isFirst, refusal }: QuickReplyRowProps) {
  return (
    <li className="flex items-start gap-2 py-2">
      <details open={refusal !== null} className="group min-w-0 grow">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="size-4 shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{reply.name}</span>
            <span className="line-clamp-1 text-sm text-ink-2 group-open:hidden">
              {reply.content}
            </span>
          </span>
        </summary>
        <div className="py-3 ps-6">
          <ReplyFields intent="update" reply={reply} refusal={refusal} label="Save changes" />
        </div>
      </details>
      <RowForm intent="move-up" replyId={reply.id}>
        <IconButton
          type="submit"
          label={`Move ${reply.name} up`}
          icon={<Icon name="arrow-up" className="size-4" />}
          disabled={isFirst}
        />
      </RowForm>
      <RowForm intent="delete" replyId={reply.id}>
        <IconButton
          type="submit"
          label={`Delete ${reply.name}`}
          icon={<Icon name="trash-2" className="size-4" />}
        />
      </RowForm>
    </li>
  );
}

interface RowFormProps {
  intent: "move-up" | "delete";
  replyId: string;
  children: React.ReactNode;
}

const RowForm = ({ intent, replyId, children }: RowFormProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="replyId" value={replyId} />
    {children}
  </Form>
);

interface ReplyFieldsProps {
  intent: "create" | "update";
  reply?: QuickReply;
  refusal: ReplyRefusal | null;
  label: string;
}

export function ReplyFields({ intent, reply, refusal, label }: ReplyFieldsProps) {
  const { name, content } = refusal?.typed ?? reply ?? { name: "", content: "" };
  const key = reply?.id ?? "new";
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      {reply && <input type="hidden" name="replyId" value={reply.id} />}
      <TextField
        label="Name"
        id={`name-${key}`}
        name="name"
        maxLength={maxQuickReplyName}
        defaultValue={name}
        error={refusal?.errors.name ?? null}
      />
      <TextArea
        label="Text"
        id={`content-${key}`}
        name="content"
        maxLength={maxMessageLength}
        defaultValue={content}
        error={refusal?.errors.content ?? null}
      />
      <div>
        <Button variant={intent === "create" ? "primary" : "secondary"}>{label}</Button>
      </div>
    </Form>
  );
}

export function SuggestedReply({ suggestion }: { suggestion: Omit<QuickReply, "id"> }) {
  const { name, content } = suggestion;
  return (
    <li className="flex flex-col gap-3 rounded-surface border border-line p-4">
      <h4 className="text-sm font-semibold">{name}</h4>
      <p className="line-clamp-6 grow text-sm whitespace-pre-line text-ink-2">{content}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="content" value={content} />
        <Button size="sm" variant="secondary">
          Add<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}
