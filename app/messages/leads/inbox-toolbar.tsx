import { Form, useNavigation } from "react-router";
import {
  boxes,
  inboxHref,
  type InboxSearch,
  inboxStatuses,
  isNarrowed,
  keysOf,
  type LeadCounts,
  maxInboxWords,
  needs,
  passportChoices,
  wholeInbox,
} from "./inbox-search.ts";
import { type LeadChange, leadChanges, leadStageLabels } from "./lead.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { useSubmitOnSelect } from "#app/ui/forms/use-submit-on-select.ts";
import { KeysButton } from "./keys-dialog.tsx";
import { inboxKeysDialogId } from "./use-inbox-keys.tsx";
import { inboxFormId } from "./inbox-list.tsx";
import { AllMatching, SelectedRows } from "#app/ui/bulk/bulk-bar.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { useSelectedRows } from "#app/ui/bulk/use-selected-rows.ts";

interface InboxToolbarProps {
  search: InboxSearch;
  counts: LeadCounts;
  listings: { id: string; title: string }[];
  /** Only people who receive inquiries have stages and follow-ups. */
  hasReceived: boolean;
}

export function InboxToolbar({ search, counts, listings, hasReceived }: InboxToolbarProps) {
  const to = (changes: Partial<InboxSearch>) => inboxHref({ ...search, ...changes });
  const submitOnSelect = useSubmitOnSelect();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterLinks
          label="Received or sent"
          links={[
            {
              label: "All",
              to: to({ box: null }),
              count: counts.received + counts.sent,
              current: search.box === null,
            },
            ...keysOf(boxes).map((box) => ({
              label: boxes[box],
              to: to({ box }),
              count: counts[box],
              current: search.box === box,
            })),
          ]}
        />
        <FilterLinks
          label="Needs attention"
          links={keysOf(needs)
            .filter((need) => need === "unread" || hasReceived)
            .map((need) => ({
              label: needs[need],
              to: to({ need: search.need === need ? null : need }),
              count: counts[need],
              current: search.need === need,
            }))}
        />
      </div>
      <Form
        role="search"
        aria-label="Conversations"
        action="/account/leads"
        onChange={submitOnSelect}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
      >
        {search.box && <input type="hidden" name="box" value={search.box} />}
        {search.need && <input type="hidden" name="need" value={search.need} />}
        <div className="col-span-2 flex gap-2 sm:min-w-72 sm:flex-1">
          <div className="relative grow">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
            />
            <input
              type="search"
              name="q"
              id="inbox-words"
              key={search.words}
              defaultValue={search.words}
              maxLength={maxInboxWords}
              aria-label="Search people, titles and messages"
              placeholder="People, titles, messages"
              className="control control-sm ps-9"
            />
          </div>
          <Button variant="secondary" size="sm" className="min-h-10">
            Search
          </Button>
        </div>
        <Choice
          name="status"
          label="Status"
          value={search.status}
          all="Inbox"
          options={Object.entries(inboxStatuses)}
        />
        {hasReceived && (
          <Choice
            name="stage"
            label="Stage"
            value={search.stage}
            all="Every stage"
            options={Object.entries(leadStageLabels)}
          />
        )}
        {hasReceived && (
          <Choice
            name="passport"
            label="Passport"
            value={search.passport}
            all="Any buyer"
            options={Object.entries(passportChoices)}
          />
        )}
        {(listings.length > 1 || search.listingId) && (
          <Choice
            name="listing"
            label="Listing"
            value={search.listingId}
            all="Every listing"
            className="col-span-2 sm:w-44"
            options={listings.map(({ id, title }) => [id, title])}
          />
        )}
      </Form>
      {(isNarrowed(search) || search.status) && (
        <p className="text-sm">
          <PlainLink to={inboxHref({ ...wholeInbox, box: search.box })} className="link">
            Clear search and filters
          </PlainLink>
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | null;
  all: string;
  className?: string;
  options: [value: string, label: string][];
}

const Choice = ({ name, label, value, all, className = "sm:w-36", options }: ChoiceProps) => (
  <SmallSelect
    name={name}
    aria-label={label}
    key={value}
    defaultValue={value ?? ""}
    className={`min-w-0 ${className}`}
    none={all}
    choices={options.map(([id, text]) => ({ value: id, label: text }))}
  />
);

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
        <KeysButton dialog={inboxKeysDialogId} />
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
