import type { ReactNode } from "react";

export function DefinitionList({ items }: { items: { term: string; detail: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {items.map((item) => (
        <div
          key={item.term}
          className="flex items-baseline justify-between gap-6 border-b border-line py-3"
        >
          <dt className="text-ink-2">{item.term}</dt>
          <dd className="figures text-end font-medium">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
