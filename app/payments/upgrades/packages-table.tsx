import { Link } from "react-router";
import { packages as allPackages } from "#app/payments/package.ts";
import type { ActivePackage } from "#app/payments/upgrades/active-package.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PageButton } from "#app/page-button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { DateText } from "#app/ui/date-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Money } from "#app/ui/money.tsx";

const columns: Column<ActivePackage>[] = [
  {
    key: "listing",
    header: "Listing",
    cell: ({ listingId, title }) => (
      <Link to={`/business/${listingId}`} className="block min-w-56 hover:underline">
        {title}
      </Link>
    ),
  },
  {
    key: "package",
    header: "Package",
    cell: ({ packageId }) => (
      <span className="whitespace-nowrap">{allPackages[packageId].name}</span>
    ),
  },
  {
    key: "bought",
    header: "Purchased",
    cell: (row) => <DateText value={row.purchasedAt.toISOString()} />,
  },
  { key: "until", header: "Active until", cell: (row) => <Term row={row} /> },
  { key: "renewal", header: "Renewal", cell: ({ renewal }) => <Renewal renewal={renewal} /> },
];

export function PackagesTable({ packages }: { packages: ActivePackage[] }) {
  return (
    <DataTable
      caption="My packages"
      columns={columns}
      rows={packages}
      rowKey={(row) => row.listingId}
      empty={
        <EmptyState
          headingLevel={3}
          title="No active packages"
          hint="A package advertises your listing to buyers for three months or longer."
          action={<PageButton to="/sell-business">List New Business</PageButton>}
        />
      }
    />
  );
}

function Term({ row }: { row: ActivePackage }) {
  // This package ends with the sale: its expiry date is when we ask again whether it is still for sale.
  if (row.packageId === "max_exposure") return "Until sold";
  return <DateText value={row.expiresAt.toISOString()} />;
}

function Renewal({ renewal }: { renewal: ActivePackage["renewal"] }) {
  if (!renewal) return <span className="text-ink-3">Does not renew</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        <Money amount={renewal.amount} currency="CAD" /> a month, starting{" "}
        <DateText value={renewal.renewsAt.toISOString()} />
      </span>
      {renewal.status === "past_due" && <Badge tone="danger">Payment failed</Badge>}
    </span>
  );
}
