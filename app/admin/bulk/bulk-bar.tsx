import { Form } from "react-router";
import { type BulkWords, maxBulkRows } from "#app/admin/bulk/bulk.ts";
import { bulkFormId } from "#app/admin/lists/admin-table.tsx";
import { listParams, type ListSpec, type ListState } from "#app/admin/lists/list-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { formatCount, formatNumber, pluralize } from "#app/ui/format-count.ts";
import { SmallSelect } from "#app/ui/small-select.tsx";
import { useSelectedRows } from "#app/ui/use-selected-rows.ts";

interface BulkBarProps {
  words: BulkWords;
  spec: ListSpec;
  state: ListState;
  /** How many match on all pages. */
  total: number;
  /** How many of them this page shows. */
  shown: number;
}

/** Chooses a change for the ticked rows. The next page shows what it will do before it does it. */
export function BulkBar({ words, spec, state, total, shown }: BulkBarProps) {
  const { selected, selectAll } = useSelectedRows(bulkFormId, state);
  return (
    <Form
      id={bulkFormId}
      action={`${words.pathname}/bulk`}
      // Over the rows only while it is needed.
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-surface border border-line-strong bg-surface px-4 py-3 ${selected > 0 ? "md:sticky md:bottom-4" : ""}`}
    >
      {listParams(spec, state).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="bulk-kind" className="text-sm font-semibold">
        {`With the selected ${words.noun.other}`}
      </label>
      <SmallSelect id="bulk-kind" name="change" className="grow sm:w-56 sm:grow-0">
        {Object.entries(words.changes).map(([change, { label }]) => (
          <option key={change} value={change}>
            {label}
          </option>
        ))}
      </SmallSelect>
      <Button variant="secondary" size="sm" className="min-h-10">
        Preview
      </Button>
      <button
        type="button"
        onClick={selectAll}
        className="js-only link inline-flex min-h-8 items-center text-sm"
      >
        Select all on this page
      </button>
      <p role="status" className="js-only figures text-sm text-ink-2">
        {selected > 0 && formatCount(selected, { one: "selected", other: "selected" })}
      </p>
      {total > shown && total <= maxBulkRows && (
        <Checkbox
          name="all"
          value="yes"
          label={`All ${formatNumber(total)} ${pluralize(total, words.noun)} that match`}
          className="text-sm lg:ms-auto"
        />
      )}
    </Form>
  );
}
