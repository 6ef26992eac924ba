import type { TestItem } from "#app/payments/provider/test-provider/test-objects.ts";
import { Money } from "#app/ui/format/money.tsx";

interface TestSummaryProps {
  total: number;
  items: TestItem[];
  trialDays: number | null;
}

export function TestSummary({ total, items, trialDays }: TestSummaryProps) {
  const monthly = items.filter(({ isMonthly }) => isMonthly);
  const perMonth = monthly.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-labelledby="test-summary" className="flex flex-col gap-4">
      <h2 id="test-summary" className="eyebrow">
        You pay
      </h2>
      <p className="display text-4xl">
        <Money amount={total} currency="CAD" showCode />
      </p>
      <dl className="border-t border-line text-sm">
        {items
          .filter(({ isMonthly }) => !isMonthly)
          .map(({ name, amount }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} currency="CAD" />
              </dd>
            </div>
          ))}
      </dl>
      {perMonth > 0 && trialDays !== null && (
        <p className="text-sm text-ink-2">
          After {trialDays} days: <Money amount={perMonth} currency="CAD" /> per month until
          cancelled.
        </p>
      )}
    </section>
  );
}
