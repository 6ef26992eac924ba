import { Form, useNavigation } from "react-router";
import { InboxKeysButton } from "./use-inbox-keys.tsx";
import { inboxFormId } from "./inbox-list.tsx";
import { inboxHref, type InboxSearch } from "./inbox-search.ts";
import { type LeadChange, leadChanges } from "./lead.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { AllMatching, SelectedRows } from "#app/ui/bulk/bulk-bar.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { useSelectedRows } from "#app/ui/bulk/use-selected-rows.ts";

interface InboxBulkBarProps {
  search: InboxSearch;
  matching: number | null;
  shown: string;
}

/** Applies at once, without a preview: every change can be undone. */
export function InboxBulkBar({ search, matching, shown }: InboxBulkBarProps) {
  const { selected, selectAll } = useSelectedRows(inboxFormId, shown);
  const { formData } = useNavigation();
  const changes: LeadChange[] =
    search.status === "archived" ? ["unarchive", "read", "unread"] : ["archive", "read", "unread"];
  return (
    <Form
      id={inboxFormId}
      method="post"
      action={inboxHref(search)}
      preventScrollReset
      className="flex flex-col gap-1"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {changes.map((change) => (
          <Button
            key={change}
            name="change"
            value={change}
            variant="secondary"
            size="sm"
            pending={formData?.get("change") === change}
          >
            {leadChanges[change].label}
          </Button>
        ))}
        <SelectedRows selected={selected} onSelectAll={selectAll}>
          Select all
        </SelectedRows>
        <InboxKeysButton />
      </div>
      <AllMatching
        label={
          matching === null
            ? null
            : `All ${formatNumber(matching)} conversations of this list, on every page`
        }
      />
    </Form>
  );
}
