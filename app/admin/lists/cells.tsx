import type { ReactNode } from "react";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface RowLink {
  to: string;
  label: string;
  name: string;
}

const RowLinks = ({ links }: { links: RowLink[] }) => (
  <span className="flex gap-4 md:justify-end">
    {links.map(({ to, label, name }) => (
      <PlainLink
        key={to}
        to={to}
        aria-label={name}
        className="link inline-flex min-h-6 items-center"
      >
        {label}
      </PlainLink>
    ))}
  </span>
);

export const TwoLines = ({ main, below }: { main: ReactNode; below?: ReactNode }) => (
  <>
    <span className="block font-medium wrap-anywhere">{main}</span>
    {below && <span className="block text-xs text-ink-2 wrap-anywhere">{below}</span>}
  </>
);

export const actionsColumn = <Row,>(linksOf: (row: Row) => RowLink[]): Column<Row> => ({
  key: "actions",
  header: "Actions",
  align: "end",
  cell: (row) => <RowLinks links={linksOf(row)} />,
});

export const dateColumn = <Row extends { createdAt: Date }>(
  key: string,
  header: string,
  format: "short" | "with-time" = "short",
): Column<Row> => ({
  key,
  header,
  sortable: true,
  cell: ({ createdAt }) => <DateText value={createdAt} format={format} />,
});

export const ExportLink = ({ href }: { href: string }) => (
  <a href={href} download className="btn btn-secondary btn-sm">
    <Icon name="download" className="size-4" />
    Export CSV
  </a>
);
