import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { AdminTable } from "#app/admin/lists/admin-table.tsx";
import {
  listQuery,
  type ListSpec,
  type ListState,
  pageSizes,
} from "#app/admin/lists/list-state.ts";
import { type ListFilter, ListToolbar } from "#app/admin/lists/list-toolbar.tsx";
import type { Paged } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface AdminListProps<Row> {
  heading: string;
  pathname: string;
  spec: ListSpec;
  state: ListState;
  words: { label: string; placeholder: string } | null;
  filters: readonly ListFilter[];
  fields?: ReactNode;
  /** "12 of 340 users"; announced when it changes. */
  counted: string;
  columns: Column<Row>[];
  list: Paged<Row>;
  rowKey: (row: Row) => string;
  empty: { title: string; hint: string; action?: ReactNode };
  actions?: ReactNode;
  exportTo?: string;
  selectLabel?: (row: Row) => string;
  bulkBar?: ReactNode;
  children?: ReactNode;
}

export function AdminList<Row>({
  heading,
  pathname,
  spec,
  state,
  words,
  filters,
  fields,
  counted,
  columns,
  list,
  rowKey,
  empty,
  actions,
  exportTo,
  selectLabel,
  bulkBar,
  children,
}: AdminListProps<Row>) {
  const { location } = useNavigation();
  const isLoading = location?.pathname === pathname;
  const href = (changes: Partial<ListState>) =>
    pathname + listQuery(spec, { ...state, page: 1, ...changes });
  const sorting = {
    key: state.sort,
    direction: state.dir,
    href: (sort: string, dir: "asc" | "desc") => href({ sort, dir }),
  };
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-serif text-3xl font-medium tracking-tight">{heading}</h1>
        <div className="flex flex-wrap gap-2">
          {exportTo && list.total > 0 && (
            <a
              href={exportTo + listQuery(spec, { ...state, page: 1, size: pageSizes[0] })}
              download
              className="btn btn-secondary btn-sm"
            >
              <Icon name="download" className="size-4" />
              Export CSV
            </a>
          )}
          {actions}
        </div>
      </div>
      {children}
      <ListToolbar
        label={heading}
        pathname={pathname}
        spec={spec}
        state={state}
        words={words}
        filters={filters}
        fields={fields}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="figures text-sm text-ink-2">
          {counted}
        </p>
        {list.total > pageSizes[0] && <PageSizes size={state.size} href={href} />}
      </div>
      <div
        aria-busy={isLoading}
        className={`flex flex-col gap-4 transition-opacity duration-200 ${isLoading ? "opacity-60" : ""}`}
      >
        {list.rows.length > 0 ? (
          <>
            <AdminTable
              caption={heading}
              columns={columns}
              rows={list.rows}
              rowKey={rowKey}
              sorting={sorting}
              {...(selectLabel && { selectLabel })}
            />
            {bulkBar}
          </>
        ) : list.total > 0 ? (
          <EmptyState
            title="This page is empty"
            hint="The list has become shorter since the link was made."
            action={
              <ButtonLink to={href({})} variant="secondary">
                Go to the first page
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            title={empty.title}
            hint={empty.hint}
            action={
              empty.action ?? (
                <ButtonLink to={pathname} variant="secondary">
                  Clear search and filters
                </ButtonLink>
              )
            }
          />
        )}
        <Pagination
          label={`Pages of ${heading.toLowerCase()}`}
          page={list.page}
          pages={list.pages}
          href={(page) => href({ page })}
        />
      </div>
    </div>
  );
}

interface PageSizesProps {
  size: number;
  href: (changes: Partial<ListState>) => string;
}

const PageSizes = ({ size, href }: PageSizesProps) => (
  <nav aria-label="Rows per page" className="flex items-center gap-1 text-sm text-ink-2">
    <span aria-hidden="true">Rows per page</span>
    {pageSizes.map((one) => (
      <PlainLink
        key={one}
        to={href({ size: one })}
        preventScrollReset
        aria-label={`${String(one)} rows per page`}
        aria-current={one === size ? "true" : undefined}
        className="figures inline-flex min-h-8 min-w-8 items-center justify-center rounded-control px-1.5 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {one}
      </PlainLink>
    ))}
  </nav>
);
