import { ShownKey } from "#app/admin/queues/screen/queue-keys-dialog.tsx";
import { type Decision, labelsOf } from "#app/admin/queues/queue-kind.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Form } from "react-router";
import {
  AnswerField,
  MeasureField,
  ReasonField,
} from "#app/admin/queues/screen/decision-fields.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { QueueRefusal } from "#app/admin/queues/decide-queue-item.server.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";

export function DecisionBar({ onSkip, ...form }: DecisionFormProps & { onSkip: () => void }) {
  const { item } = form;
  return (
    <div
      role="group"
      aria-label="Decide"
      className="sticky top-0 z-10 mb-6 flex has-[details[open]]:static flex-wrap items-start gap-2 border-b border-line bg-paper py-3"
    >
      <DecisionForm {...form} intent="approve" />
      <DecisionForm {...form} intent="reject" />
      <Button
        type="button"
        variant="quiet"
        size="sm"
        className="js-only"
        aria-keyshortcuts="S"
        onClick={onSkip}
      >
        Skip
        <ShownKey>S</ShownKey>
      </Button>
      {item.open && (
        <ButtonLink
          id="queue-open"
          to={item.open.href}
          target="_blank"
          variant="quiet"
          size="sm"
          aria-keyshortcuts="O"
        >
          <span className="max-sm:hidden">{item.open.label}</span>
          <span className="sm:hidden">Open</span>
          <span className="sr-only"> (opens in a new tab)</span>
          <ShownKey>O</ShownKey>
        </ButtonLink>
      )}
    </div>
  );
}

/** Runs a decision key: submits at once, or opens the fields that the decision requires. */
export function openDecision(intent: Decision): void {
  const form = document.querySelector<HTMLFormElement>(`form[data-decision=${intent}]`);
  if (!form) return;
  const details = form.querySelector("details");
  if (!details) {
    form.requestSubmit();
    return;
  }
  details.open = true;
  form.querySelector<HTMLElement>("[data-first], input[type=radio]")?.focus();
}

interface DecisionFormProps {
  item: QueueItem;
  action: string;
  next: string | undefined;
  templates: readonly string[];
  refusal: QueueRefusal | null;
  /** A decision is being sent: a double click must not send another. */
  isBusy: boolean;
}

const keys: Record<Decision, string> = { approve: "A", reject: "R" };

function DecisionForm({
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
