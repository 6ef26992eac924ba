import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import type { OfferView } from "./load-negotiation.server.ts";
import type { ComparedLine } from "./offer-lines.ts";

interface VersionsTableProps {
  compared: ComparedLine[];
  offers: readonly OfferView[];
}

/** The latest versions side by side, with changes marked. */
export function VersionsTable({ compared, offers }: VersionsTableProps) {
  const authors = new Map(offers.map(({ number, author }) => [number, author]));
  const columns: Column<ComparedLine>[] = [
    { key: "term", header: "Term", cell: ({ term }) => term },
    ...compared[0]!.versions.map(({ number }, at): Column<ComparedLine> => ({
      key: String(number),
      header: `${number} · ${authors.get(number)}`,
      cell: ({ versions }) => <Version {...versions[at]!} />,
    })),
  ];
  return (
    <DataTable
      caption="What changed from offer to offer"
      columns={columns}
      rows={compared}
      rowKey={({ term }) => term}
      empty={null}
    />
  );
}

function Version({ lines, isChanged }: ComparedLine["versions"][number]) {
  const text = lines.join("\n") || "–";
  return (
    <span className="figures block max-w-[32ch] min-w-28 whitespace-pre-wrap wrap-anywhere">
      {isChanged ? (
        <mark className="rounded-control bg-warning-soft px-1 py-0.5 font-semibold text-ink">
          <span className="sr-only">Changed: </span>
          {text}
        </mark>
      ) : (
        text
      )}
    </span>
  );
}
