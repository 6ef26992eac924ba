import { AskedAnswer, AskedMeasure, AskedReason } from "#app/admin/queues/asked-fields.tsx";
import { ShownKey } from "#app/admin/queues/key.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { Decision, DecisionWords } from "#app/admin/queues/queue-kind.ts";
import type { QueueAnswer } from "#app/admin/queues/queue-answer.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";

interface DecisionFormProps {
  item: QueueItem;
  intent: Decision;
  words: DecisionWords;
  next: string | null;
  templates: readonly string[];
  refusal: Extract<QueueAnswer, { ok: false }> | null;
  onDecide: (form: FormData) => void;
}

const keys: Record<Decision, string> = { approve: "A", reject: "R" };

/** One decision: a button, or a part that opens and asks for what is needed first. */
export function DecisionForm({
  item,
  intent,
  words,
  next,
  templates,
  refusal,
  onDecide,
}: DecisionFormProps) {
  const variant = intent === "approve" ? "primary" : "secondary";
  return (
    <form
      data-decision={intent}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onDecide(new FormData(event.currentTarget));
      }}
      className="has-[details[open]]:order-last has-[details[open]]:w-full"
    >
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="intent" value={intent} />
      {next && <input type="hidden" name="next" value={next} />}
      {words.asks ? (
        <details open={refusal !== null || undefined}>
          <summary
            aria-keyshortcuts={keys[intent]}
            className={`${buttonClass(variant, "sm")} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            {words.label}…<ShownKey>{keys[intent]}</ShownKey>
          </summary>
          <div className="mt-3 flex max-w-2xl flex-col gap-4 rounded-surface border border-line bg-surface p-4">
            {words.asks === "reason" && (
              <AskedReason kind={item.kind} templates={templates} error={refusal?.errors.reason} />
            )}
            {words.asks === "measure" && (
              <AskedMeasure item={item} error={refusal?.errors.measure} />
            )}
            {words.asks === "answer" && <AskedAnswer error={refusal?.errors.answer} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" variant={intent === "reject" ? "danger" : "primary"}>
                {words.label}
              </Button>
              <span aria-hidden="true" className="js-only text-sm text-ink-2 max-lg:hidden">
                Ctrl Enter sends, Esc cancels
              </span>
            </div>
          </div>
        </details>
      ) : (
        <Button size="sm" variant={variant} aria-keyshortcuts={keys[intent]}>
          {words.label}
          <ShownKey>{keys[intent]}</ShownKey>
        </Button>
      )}
    </form>
  );
}
