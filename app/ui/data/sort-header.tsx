import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export interface Sorting {
  key: string;
  direction: "asc" | "desc";
  href: (key: string, direction: "asc" | "desc") => string;
}

interface SortHeaderProps {
  column: { key: string; header: string; align?: "start" | "end"; sortable?: boolean };
  sorting?: Sorting;
  className?: string;
}

export function SortHeader({ column, sorting, className = "px-4" }: SortHeaderProps) {
  const active = sorting?.key === column.key;
  const ascending = active && sorting.direction === "asc";
  const end = column.align === "end";
  const arrow = active ? (ascending ? "arrow-up" : "arrow-down") : "arrow-up-down";
  return (
    <th
      scope="col"
      aria-sort={active ? (ascending ? "ascending" : "descending") : undefined}
      className={`py-2 text-xs font-semibold whitespace-nowrap text-ink-2 ${end ? "text-end" : "text-start"} ${className}`}
    >
      {column.sortable && sorting ? (
        <PlainLink
          to={sorting.href(column.key, ascending ? "desc" : "asc")}
          preventScrollReset
          className={`inline-flex min-h-8 items-center gap-1 hover:text-ink ${active ? "text-ink" : ""} ${end ? "flex-row-reverse" : ""}`}
        >
          {column.header}
          <Icon name={arrow} className={`size-3.5 ${active ? "" : "opacity-60"}`} />
        </PlainLink>
      ) : (
        column.header
      )}
    </th>
  );
}
