import type { ReactNode } from "react";
import { Form } from "react-router";
import { bulkFormId, type BulkLabels } from "./bulk.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { useSelectedRows } from "./use-selected-rows.ts";

interface BulkBarProps {
  labels: BulkLabels;
  action: string;
  submitLabel: string;
  params: readonly (readonly [name: string, value: string])[];
  allLabel: string | null;
  shown: unknown;
}

export function BulkBar(props: BulkBarProps) {
  const { labels, action, submitLabel, params, allLabel, shown } = props;
  const { selected, selectAll } = useSelectedRows(bulkFormId, shown);
  return (
    <Form
      id={bulkFormId}
      action={action}
      // Covers the rows only while needed.
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-surface border border-line-strong bg-surface px-4 py-3 ${selected > 0 ? "md:sticky md:bottom-4" : ""}`}
    >
      {params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="bulk-kind" className="text-sm font-semibold">
        Bulk actions
      </label>
      <SmallSelect
        id="bulk-kind"
        name="change"
        className="grow sm:w-60 sm:grow-0"
        choices={Object.entries(labels.changes).map(([change, { label }]) => ({
          value: change,
          label,
        }))}
      />
      <Button variant="secondary" size="sm" className="min-h-10">
        {submitLabel}
      </Button>
      <SelectedRows selected={selected} onSelectAll={selectAll}>
        Select all on this page
      </SelectedRows>
      <AllMatching label={allLabel} className="lg:ms-auto" />
    </Form>
  );
}

interface SelectedRowsProps {
  selected: number;
  onSelectAll: () => void;
  children: ReactNode;
}

export const SelectedRows = ({ selected, onSelectAll, children }: SelectedRowsProps) => (
  <>
    <button
      type="button"
      onClick={onSelectAll}
      className="js-only link inline-flex min-h-8 items-center text-sm"
    >
      {children}
    </button>
    <p role="status" className="js-only figures text-sm text-ink-2">
      {selected > 0 && formatCount(selected, { one: "selected", other: "selected" })}
    </p>
  </>
);

export const AllMatching = ({ label, className }: { label: string | null; className?: string }) =>
  label && (
    <Checkbox name="all" value="yes" label={label} className={`text-sm ${className ?? ""}`} />
  );
