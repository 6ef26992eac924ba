import { brand } from "#app/shared/brand.ts";
import type { Paged } from "#app/shared/paging.ts";
import { DataTable } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";

interface Opening {
  id: string;
  reader: string;
  isAdministrator: boolean;
  documentName: string;
  version: number;
  page: number | null;
  openedAt: string;
}

export const RoomLog = ({ log }: { log: Paged<Opening> }) => (
  <>
    <DataTable
      caption="Who opened what"
      rows={log.rows}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-2">Nothing has been opened yet.</p>}
      columns={[
        {
          key: "reader",
          header: "Reader",
          cell: ({ reader, isAdministrator }) =>
            isAdministrator ? `An administrator of ${brand.name}` : reader,
        },
        {
          key: "document",
          header: "Document",
          cell: ({ documentName, version }) =>
            version > 1 ? `${documentName}, version ${version}` : documentName,
        },
        {
          key: "page",
          header: "Opened",
          cell: ({ page }) => (page === null ? "downloaded" : `page ${page}`),
        },
        {
          key: "when",
          header: "When",
          cell: ({ openedAt }) => <DateText value={openedAt} format="with-zone" />,
        },
      ]}
    />
    <ListPagination label="Pages of the log" list={log} />
  </>
);
