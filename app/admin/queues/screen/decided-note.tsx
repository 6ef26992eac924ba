import { Form } from "react-router";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import { queues } from "#app/admin/queues/queue-kind.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

interface DecidedNoteProps {
  item: QueueItem;
  action: string;
  nextHref: string | undefined;
}

/** Replaces the decision buttons once the item is decided. */
export function DecidedNote({ item, action, nextHref }: DecidedNoteProps) {
  const { decided } = item;
  if (!decided) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      <Banner
        tone="info"
        title={decided.by ? `${decided.what} by ${decided.by}` : decided.what}
        action={<TimeAgo {...decided.at} />}
      >
        {decided.text && <p className="whitespace-pre-line">{decided.text}</p>}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {nextHref && (
          <ButtonLink to={nextHref} size="sm" preventScrollReset>
            Next
          </ButtonLink>
        )}
        {queues[item.kind].canReopen && (
          <Form method="post" action={action} replace preventScrollReset>
            <input type="hidden" name="id" value={item.id} />
            <input type="hidden" name="intent" value="reopen" />
            <Button variant="secondary" size="sm">
              Put it back into the queue
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
