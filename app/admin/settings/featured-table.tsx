import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

export interface FeaturedRow {
  id: string;
  title: string;
  place: string;
  /** "Dec 2, 2026" */
  until: string | null;
  to: string;
}

const columns: Column<FeaturedRow>[] = [
  {
    key: "title",
    header: "Listing",
    cell: ({ title, to }) => (
      <PlainLink to={to} className="link">
        {title}
      </PlainLink>
    ),
  },
  { key: "place", header: "Place", cell: ({ place }) => place },
  {
    key: "until",
    header: "Until",
    align: "end",
    cell: ({ until }) => until ?? "–",
  },
];

export function FeaturedTable({ rows }: { rows: FeaturedRow[] }) {
  return (
    <DataTable
      caption="Featured listings"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          headingLevel={3}
          title="No listing is featured now"
          hint="Packages with featured placement, or an administrator, make a listing featured."
        />
      }
    />
  );
}
