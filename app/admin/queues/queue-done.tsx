import { queues, type QueueKind } from "#app/admin/queues/queue-kind.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

interface QueueDoneProps {
  kind: QueueKind;
  /** The last decisions are still on their way: nothing is done before they are stored. */
  isSaving: boolean;
}

export function QueueDone({ kind, isSaving }: QueueDoneProps) {
  if (isSaving)
    return (
      <p role="status" className="py-14 text-center text-ink-2">
        Saving your decisions…
      </p>
    );
  return (
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
}
