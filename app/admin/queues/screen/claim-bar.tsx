import { Form } from "react-router";
import type { Holder } from "#app/admin/queues/source/load-queue.server.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ShownKey } from "#app/messages/leads/keys-dialog.tsx";

interface ClaimBarProps {
  itemId: string;
  action: string;
  holder: Holder | null;
  isOverdue: boolean;
}

const labelsOf = (holder: Holder | null) => {
  if (!holder) return { text: "Nobody works on this yet.", button: "I take this" };
  return holder.isMe
    ? { text: "You work on this.", button: "Give it back" }
    : { text: `${holder.name} works on this.`, button: "Take it over" };
};

export function ClaimBar({ itemId, action, holder, isOverdue }: ClaimBarProps) {
  const { text, button } = labelsOf(holder);
  return (
    <Form
      data-claim
      method="post"
      action={action}
      replace
      preventScrollReset
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2"
    >
      {isOverdue && <Badge tone="danger">Overdue</Badge>}
      <p role="status">{text}</p>
      <input type="hidden" name="id" value={itemId} />
      <input type="hidden" name="intent" value={holder?.isMe ? "release" : "take"} />
      <input type="hidden" name="from" value={holder?.id ?? ""} />
      <Button variant="quiet" size="sm" aria-keyshortcuts="T">
        {button}
        <ShownKey>T</ShownKey>
      </Button>
    </Form>
  );
}
