import { queues, type QueueKind } from "#app/admin/queues/queue-kind.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const QueueDone = ({ kind }: { kind: QueueKind }) => (
  <EmptyState
    title={queues[kind].nothing}
    hint="New items appear here by themselves."
    action={
      <ButtonLink to="/admin/queues" variant="secondary">
        All queues
      </ButtonLink>
    }
  />
);
