import type { ReactNode } from "react";

export interface Definition {
  term: string;
  detail: ReactNode;
}

interface DefinitionListProps {
  items: Definition[];
  /** One column, for narrow places such as a sidebar. */
  columns?: 1 | 2;
}

export function DefinitionList({ items, columns = 2 }: DefinitionListProps) {
  return (
    <dl className={`grid gap-x-12 ${columns === 2 ? "sm:grid-cols-2 print:grid-cols-2" : ""}`}>
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
