import { groupDigits } from "#app/payments/provider/test-provider/test-cards.ts";

interface TestNumbersProps {
  caption: string;
  numbers: { number: string; label: string }[];
}

export function TestNumbers({ caption, numbers }: TestNumbersProps) {
  return (
    <details className="rounded-surface border border-line p-4 text-sm" open>
      <summary className="cursor-pointer font-semibold">{caption}</summary>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {numbers.map(({ number, label }) => (
          <div key={number} className="contents">
            <dt className="figures font-medium whitespace-nowrap">{groupDigits(number)}</dt>
            <dd className="mb-1 text-ink-2 sm:mb-0">{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
