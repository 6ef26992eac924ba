import type { BulkLabels, SkippedGroup } from "./bulk.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";

interface SkippedListProps {
  labels: BulkLabels;
  groups: SkippedGroup[];
}

export function SkippedList({ labels: { reasons }, groups }: SkippedListProps) {
  if (groups.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {groups.map(({ reason, count, names }) => (
        <li key={reason}>
          <details>
            <summary className="inline-flex min-h-8 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
              {formatCount(count, reasons[reason] ?? reasons["changed-meanwhile"]!)}
            </summary>
            <ul className="mt-1 list-disc ps-5 text-sm text-ink-2">
              {names.map((name, index) => (
                <li key={`${String(index)} ${name}`}>{name}</li>
              ))}
              {count > names.length && <li>{`and ${formatNumber(count - names.length)} more`}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
