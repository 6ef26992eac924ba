import { queues, type QueueKind } from "#app/admin/queues/queue-kind.ts";
import { Banner } from "#app/ui/banner.tsx";

interface DoneBannerProps {
  kind: QueueKind;
  done: { id: string; title: string; what: string };
}

/** Without JavaScript: what the last form did, and the way back. */
export const DoneBanner = ({ kind, done }: DoneBannerProps) => (
  <Banner
    tone="success"
    title={`${done.what}: ${done.title}`}
    action={
      queues[kind].canReopen && (
        <form method="post">
          <input type="hidden" name="id" value={done.id} />
          <button name="intent" value="reopen" className="link min-h-6 font-semibold">
            Undo
          </button>
        </form>
      )
    }
  />
);
