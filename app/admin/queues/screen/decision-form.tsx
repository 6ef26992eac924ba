import { Form } from "react-router";
import {
  AnswerField,
  MeasureField,
  ReasonField,
} from "#app/admin/queues/screen/decision-fields.tsx";
import { ShownKey } from "#app/admin/queues/screen/key.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { QueueRefusal } from "#app/admin/queues/decide-queue-item.server.ts";
import { type Decision, labelsOf } from "#app/admin/queues/queue-kind.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";

export interface DecisionFormProps {
  item: QueueItem;
  action: string;
  /** The item to show afterwards. */
  next: string | undefined;
  /** Reasons to start from. */
  templates: readonly string[];
  refusal: QueueRefusal | null;
  /** A decision is being sent: a double click must not send another. */
  isBusy: boolean;
}

const keys: Record<Decision, string> = { approve: "A", reject: "R" };

/** One decision: a button, or a disclosure with the fields that the decision requires. */
export function DecisionForm({
  item,
  action,
  intent,
  next,
  templates,
  refusal: lastRefusal,
  isBusy,
}: DecisionFormProps & { intent: Decision }) {
  const labels = labelsOf(item.kind, item)[intent];
  const refusal = lastRefusal?.intent === intent ? lastRefusal : null;
  const variant = intent === "approve" ? "primary" : "secondary";
  return (
    <Form
      data-decision={intent}
      method="post"
      action={action}
      replace
      preventScrollReset
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className="has-[details[open]]:order-last has-[details[open]]:w-full"
    >
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="intent" value={intent} />
      {next && <input type="hidden" name="next" value={next} />}
      {labels.requires ? (
        <details open={refusal !== null || undefined}>
          <summary
            aria-keyshortcuts={keys[intent]}
            className={`${buttonClass(variant, "sm")} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            {labels.label}…<ShownKey>{keys[intent]}</ShownKey>
          </summary>
          <div className="mt-3 flex max-w-2xl flex-col gap-4 rounded-surface border border-line bg-surface p-4">
            {labels.requires === "reason" && (
              <ReasonField kind={item.kind} templates={templates} error={refusal?.errors.reason} />
            )}
            {labels.requires === "measure" && (
              <MeasureField item={item} error={refusal?.errors.measure} />
            )}
            {labels.requires === "answer" && <AnswerField error={refusal?.errors.answer} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" variant={intent === "reject" ? "danger" : "primary"}>
                {labels.label}
              </Button>
              <span aria-hidden="true" className="js-only text-sm text-ink-2 max-lg:hidden">
                Ctrl Enter sends, Esc cancels
              </span>
            </div>
          </div>
        </details>
      ) : (
        <Button size="sm" variant={variant} aria-keyshortcuts={keys[intent]}>
          {labels.label}
          <ShownKey>{keys[intent]}</ShownKey>
        </Button>
      )}
    </Form>
  );
}
