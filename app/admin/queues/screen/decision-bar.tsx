import { DecisionForm, type DecisionFormProps } from "#app/admin/queues/screen/decision-form.tsx";
import { ShownKey } from "#app/admin/queues/screen/key.tsx";
import type { Decision } from "#app/admin/queues/queue-kind.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** Both decisions, Skip and Open. Stays in view while the item scrolls. */
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
