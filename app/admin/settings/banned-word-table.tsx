import type { BannedWordHits } from "#app/listings/review/banned-word-hits.queries.server.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

interface WordRow extends BannedWordHits {
  word: string;
}

const columns: Column<WordRow>[] = [
  { key: "word", header: "Word", cell: ({ word }) => word },
  {
    key: "count",
    header: "Active listings",
    align: "end",
    cell: ({ count }) => formatNumber(count),
  },
  {
    key: "examples",
    header: "Newest",
    cell: ({ examples }) => (
      <ul className="flex flex-col gap-1">
        {examples.map(({ id, title }) => (
          <li key={id}>
            <PlainLink to={`/business/${id}`} className="link">
              {title}
            </PlainLink>
          </li>
        ))}
      </ul>
    ),
  },
];

/** What each word would stop if its listings were published today; the words with hits come first. */
export function BannedWordTable({ rows }: { rows: WordRow[] }) {
  return (
    <DataTable
      caption="Banned words and the active listings that contain them"
      columns={columns}
      rows={rows}
      rowKey={({ word }) => word}
      empty={<p className="text-sm text-ink-2">The list is empty: nothing is stopped.</p>}
    />
  );
}
