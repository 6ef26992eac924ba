import { Form, useNavigation } from "react-router";
import { InboxKeysButton } from "#app/messages/leads/inbox-keys-dialog.tsx";
import { inboxFormId } from "#app/messages/leads/inbox-list.tsx";
import { inboxHref, type InboxSearch } from "#app/messages/leads/inbox-search.ts";
import { changeLabels } from "#app/messages/leads/inbox-words.ts";
import type { LeadChange } from "#app/messages/leads/lead-change.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { formatCount, formatNumber } from "#app/ui/format-count.ts";
import { useSelectedRows } from "#app/ui/use-selected-rows.ts";

interface InboxBulkBarProps {
  search: InboxSearch;
  /** How many the search finds on all pages; null where one page shows them all. */
  matching: number | null;
  /** Changes with the conversations that are shown. */
  shown: string;
}

/** One change for the ticked conversations. It needs no second question: each can be undone. */
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
            {changeLabels[change]}
          </Button>
        ))}
        <button
          type="button"
          onClick={selectAll}
          className="js-only link inline-flex sm:ms-2 min-h-8 items-center text-sm"
        >
          Select all
        </button>
        <p role="status" className="js-only figures ms-2 text-sm text-ink-2">
          {selected > 0 && formatCount(selected, { one: "selected", other: "selected" })}
        </p>
        <InboxKeysButton />
      </div>
      {matching !== null && (
        <Checkbox
          name="all"
          value="yes"
          label={`All ${formatNumber(matching)} conversations of this list, on every page`}
          className="text-sm"
        />
      )}
    </Form>
  );
}
