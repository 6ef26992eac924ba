import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { DataTable } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";

interface RoomReadersProps {
  listingId: string;
  readers: {
    id: string;
    name: string;
    since: string;
    openings: number;
    documents: number;
    lastAt: string | null;
  }[];
}

export const RoomReaders = ({ listingId, readers }: RoomReadersProps) => (
  <>
    <p className="max-w-prose text-ink-2">
      Everyone who has access to this listing reads its data room.{" "}
      <PlainLink to={`/account/listings/${listingId}/documents#document-people`} className="link">
        Give or revoke access
      </PlainLink>
    </p>
    <DataTable
      caption="Who may read"
      rows={readers}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-2">Nobody has access yet.</p>}
      columns={[
        { key: "name", header: "Reader", cell: ({ name }) => name },
        {
          key: "since",
          header: "Access since",
          cell: ({ since }) => <DateText value={since} />,
        },
        {
          key: "opened",
          header: "Opened",
          cell: ({ openings, documents }) =>
            openings === 0
              ? "nothing yet"
              : `${formatCount(documents, { one: "document", other: "documents" })}, ${formatCount(openings, { one: "time", other: "times" })}`,
        },
        {
          key: "last",
          header: "Last read",
          cell: ({ lastAt }) => lastAt && <DateText value={lastAt} format="with-zone" />,
        },
      ]}
    />
  </>
);
