import { Form } from "react-router";
import { bulkChanges } from "./bulk-change.ts";
import { changeLabels } from "./bulk-words.ts";
import { bulkFormId } from "./listings-table.tsx";
import type { OwnedSearch } from "#app/selling/owned/owned-search.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { formatCount, formatNumber } from "#app/ui/format-count.ts";
import { SmallSelect } from "#app/ui/small-select.tsx";
import { useSelectedRows } from "#app/ui/use-selected-rows.ts";

interface BulkBarProps {
  search: OwnedSearch;
  /** How many the search finds on all pages; null where one page shows them all. */
  matching: number | null;
  /** Changes with the listings that are shown. */
  shown: string;
}

/** Chooses a change for the ticked listings. The next page shows what it will do before it does it. */
export function BulkBar({ search, matching, shown }: BulkBarProps) {
  const { selected, selectAll } = useSelectedRows(bulkFormId, shown);
  return (
    <Form
      id={bulkFormId}
      action="/account/listings/bulk"
      className="flex flex-col gap-2 rounded-surface border border-line bg-surface p-4"
    >
      {search.status && <input type="hidden" name="status" value={search.status} />}
      {search.words && <input type="hidden" name="q" value={search.words} />}
      {search.sort !== "newest" && <input type="hidden" name="sort" value={search.sort} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label htmlFor="bulk-kind" className="text-sm font-semibold">
          With the selected listings
        </label>
        <SmallSelect id="bulk-kind" name="change" className="grow sm:w-64 sm:grow-0">
          {bulkChanges.map((change) => (
            <option key={change} value={change}>
              {changeLabels[change]}
            </option>
          ))}
        </SmallSelect>
        <Button variant="secondary" size="sm" className="min-h-10">
          Continue
        </Button>
        <button
          type="button"
          onClick={selectAll}
          className="js-only link inline-flex min-h-8 items-center text-sm"
        >
          Select all on this page
        </button>
        <p role="status" className="js-only figures text-sm text-ink-2">
          {formatCount(selected, { one: "selected", other: "selected" })}
        </p>
      </div>
      {matching !== null && (
        <Checkbox
          name="all"
          value="yes"
          label={`All ${formatNumber(matching)} listings of this list, on every page`}
          className="text-sm"
        />
      )}
    </Form>
  );
}
