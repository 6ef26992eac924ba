import type { ReactNode } from "react";

export interface Definition {
  term: string;
  detail: ReactNode;
}

interface DefinitionListProps {
  /** What does not apply is false or null, and left out. */
  items: readonly (Definition | false | null)[];
  columns?: 1 | 2;
}

export function DefinitionList({ items, columns = 2 }: DefinitionListProps) {
  return (
    <dl className={columns === 2 ? "definitions sm:grid-cols-2 print:grid-cols-2" : "definitions"}>
      {items.map(
        (item) =>
          item && (
            <div key={item.term}>
              <dt>{item.term}</dt>
              <dd>{item.detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
