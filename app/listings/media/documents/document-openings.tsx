import type { OwnDocuments } from "#app/listings/media/documents/own-documents.queries.server.ts";
import { brand } from "#app/shared/brand.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { DateText } from "#app/ui/date-text.tsx";

type Opening = OwnDocuments["openings"][number];

const columns: Column<Opening>[] = [
  {
    key: "reader",
    header: "Who",
    cell: ({ reader, isAdministrator }) =>
      isAdministrator ? `An administrator of ${brand.name}` : reader,
  },
  { key: "document", header: "Document", cell: ({ document }) => document },
  {
    key: "openedAt",
    header: "When",
    align: "end",
    cell: ({ openedAt }) => <DateText value={openedAt} format="with-time" />,
  },
];

export function DocumentOpenings({
  own,
  headingLevel,
}: {
  own: OwnDocuments;
  headingLevel: 3 | 4;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby="document-openings-title" className="flex flex-col gap-3">
      <Heading id="document-openings-title" className="text-lg font-semibold">
        Who opened what
      </Heading>
      <DataTable
        caption="Openings of your documents, newest first"
        columns={columns}
        rows={own.openings}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-2">Nobody has opened a document yet.</p>}
      />
    </section>
  );
}
