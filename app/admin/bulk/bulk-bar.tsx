import { type AdminBulkLabels, maxBulkRows } from "#app/admin/bulk/bulk-change.ts";
import { listParams, type ListSpec, type ListState } from "#app/admin/lists/list-state.ts";
import { BulkBar } from "#app/ui/bulk/bulk-bar.tsx";
import { formatNumber, pluralize } from "#app/ui/format/format-count.ts";

interface AdminBulkBarProps {
  labels: AdminBulkLabels;
  spec: ListSpec;
  state: ListState;
  total: number;
  shown: number;
}

export function AdminBulkBar({ labels, spec, state, total, shown }: AdminBulkBarProps) {
  const hasMore = total > shown && total <= maxBulkRows;
  return (
    <BulkBar
      labels={labels}
      action={`${labels.pathname}/bulk`}
      submitLabel="Preview"
      params={listParams(spec, state)}
      allLabel={
        hasMore ? `All ${formatNumber(total)} ${pluralize(total, labels.noun)} that match` : null
      }
      shown={state}
    />
  );
}
