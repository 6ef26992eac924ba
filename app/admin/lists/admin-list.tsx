import type { ReactNode } from "react";
import { ExportLink } from "#app/admin/lists/cells.tsx";
import { Form, useNavigation } from "react-router";
import { type AdminBulkLabels, maxBulkRows } from "#app/admin/bulk/bulk-change.ts";
import {
  isNarrowed,
  listParams,
  listQuery,
  type ListSpec,
  type ListState,
  maxListWords,
  pageSizes,
} from "#app/admin/lists/list-state.ts";
import type { Paged } from "#app/shared/paging.ts";
import { BulkBar } from "#app/ui/bulk/bulk-bar.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { useSubmitOnSelect } from "#app/ui/forms/use-submit-on-select.ts";

interface AdminListProps<Row> {
  spec: ListSpec;
  state: ListState;
  /** Options that are counted or known at run time only. */
  options?: Readonly<Record<string, readonly FilterOption[]>>;
  /** "12 of 340 users"; announced when it changes. */
  counted: string;
  columns: Column<Row>[];
  list: Paged<Row>;
  empty: { title: string; hint: string; action?: ReactNode };
  actions?: ReactNode;
  canExport?: boolean;
  bulk?: { labels: AdminBulkLabels; nameOf: (row: Row) => string };
  children?: ReactNode;
}

export function AdminList<Row extends { id: string }>(props: AdminListProps<Row>) {
  const { spec, state, list, empty, bulk } = props;
  const { heading, pathname } = spec;
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
          {props.canExport && list.total > 0 && (
            <ExportLink
              href={`${pathname}/export${listQuery(spec, { ...state, page: 1, size: pageSizes[0] })}`}
            />
          )}
          {props.actions}
        </div>
      </div>
      {props.children}
      <ListToolbar spec={spec} state={state} options={props.options ?? {}} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="figures text-sm text-ink-2">
          {props.counted}
        </p>
        {list.total > pageSizes[0] && <PageSizes size={state.size} href={href} />}
      </div>
      <div
        aria-busy={isLoading}
        className={`flex flex-col gap-4 transition-opacity duration-200 ${isLoading ? "opacity-60" : ""}`}
      >
        {list.rows.length > 0 ? (
          <>
            <DataTable
              caption={heading}
              columns={props.columns}
              rows={list.rows}
              rowKey={({ id }) => id}
              sorting={sorting}
              {...(bulk && { nameOf: bulk.nameOf })}
            />
            {bulk && (
              <BulkBar
                labels={bulk.labels}
                action={`${pathname}/bulk`}
                submitLabel="Preview"
                params={listParams(spec, state)}
                allLabel={
                  list.total > list.rows.length && list.total <= maxBulkRows
                    ? `All ${formatCount(list.total, bulk.labels.noun)} that match`
                    : null
                }
                shown={state}
              />
            )}
            {bulk && (
              <p className="text-sm">
                <PlainLink to="/admin/bulk-runs" className="link">
                  Earlier bulk actions
                </PlainLink>
              </p>
            )}
          </>
        ) : list.total > 0 ? (
          <EmptyState
            title="This page is empty"
            hint="The list has become shorter since the link was made."
            link={{ to: href({}), label: "Go to the first page" }}
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

interface ListToolbarProps {
  spec: ListSpec;
  state: ListState;
  options: Readonly<Record<string, readonly FilterOption[]>>;
}

interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

/** Selecting a filter submits the form; without JavaScript the button does. */
function ListToolbar({ spec, state, options }: ListToolbarProps) {
  const { heading, pathname, words } = spec;
  const filters = Object.entries(spec.filters);
  const submitOnSelect = useSubmitOnSelect();
  const kept = listParams(spec, { ...state, page: 1 }).filter(([name]) =>
    ["sort", "dir", "size"].includes(name),
  );
  return (
    <div className="flex flex-col gap-3">
      <Form
        role="search"
        aria-label={heading}
        action={pathname}
        onChange={submitOnSelect}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {words && (
          <div className="relative col-span-2 sm:min-w-64 sm:flex-1">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
            />
            <input
              type="search"
              name="q"
              key={state.q}
              defaultValue={state.q}
              maxLength={maxListWords}
              aria-label={words.label}
              placeholder={words.placeholder}
              className="control control-sm ps-9"
            />
          </div>
        )}
        {filters.map(([name, { label, all, options: labels }]) => (
          <SmallSelect
            name={name}
            aria-label={label}
            key={`${name} ${state.filters[name] ?? ""}`}
            defaultValue={state.filters[name] ?? ""}
            className="min-w-0 sm:w-44"
            none={all}
            choices={(options[name] ?? asOptions(labels)).map(({ value, label: text, count }) => ({
              value,
              label: count === undefined ? text : `${text} (${formatNumber(count)})`,
            }))}
          />
        ))}
        <Button
          variant="secondary"
          size="sm"
          className={`min-h-10 ${filters.length % 2 === 0 ? "col-span-2" : ""}`}
        >
          {words ? "Search" : "Apply"}
        </Button>
      </Form>
      {isNarrowed(state) && (
        <p className="text-sm">
          <PlainLink to={pathname} preventScrollReset className="link">
            Clear search and filters
          </PlainLink>
        </p>
      )}
    </div>
  );
}

const asOptions = (labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
