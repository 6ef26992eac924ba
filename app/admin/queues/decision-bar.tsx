import { DecisionForm } from "#app/admin/queues/decision-form.tsx";
import { ShownKey } from "#app/admin/queues/key.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { Decision, DecisionWords } from "#app/admin/queues/queue-kind.ts";
import type { QueueAnswer } from "#app/admin/queues/queue-answer.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface DecisionBarProps {
  item: QueueItem;
  words: Record<Decision, DecisionWords>;
  /** The item after this one. */
  next: string | null;
  /** Reasons to start from. */
  templates: readonly string[];
  refusal: QueueAnswer | null;
  onDecide: (form: FormData) => void;
  onSkip: () => void;
}

/** The two decisions, each a form of its own, and what else can be done. Stays in sight while the item is read. */
export function DecisionBar({
  item,
  words,
  next,
  templates,
  refusal,
  onDecide,
  onSkip,
}: DecisionBarProps) {
  const form = (intent: Decision) => (
    <DecisionForm
      item={item}
      intent={intent}
      words={words[intent]}
      next={next}
      templates={templates}
      refusal={refusal && !refusal.ok && refusal.intent === intent ? refusal : null}
      onDecide={onDecide}
    />
  );
  return (
    <div
      role="group"
      aria-label="Decide"
      className="sticky top-0 z-10 mb-6 flex has-[details[open]]:static flex-wrap items-start gap-2 border-b border-line bg-paper py-3"
    >
      {form("approve")}
      {form("reject")}
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

/** What a key does: decides at once, or opens what the decision asks for. */
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
