import { previewHref } from "#app/selling/wizard/wizard-url.ts";
import { useMemo } from "react";
import { Form } from "react-router";
import { ListingEditor } from "#app/selling/editing/editor-context.tsx";
import { canEdit } from "#app/selling/editing/listing-fields.ts";
import { RemovedText } from "#app/selling/editing/editor-fields.tsx";
import type { Median } from "#app/selling/editing/figure-fields.tsx";
import type { SavedForm } from "#app/selling/editing/save-listing-fields.server.ts";
import { SectionFields } from "#app/selling/editing/section-fields.tsx";
import type { EditedListing } from "./load-desk.server.ts";
import { type DeskTab, deskTabs, sections, tabFields, tabHref } from "./sections.ts";
import { listingKey } from "#app/selling/editing/unsaved-store.ts";
import { useAutosave } from "#app/selling/editing/use-autosave.tsx";
import type { ListingStatus } from "#app/listings/listing.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { SaveStatus } from "#app/selling/editing/save-status.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

export type TabAnswer = SavedForm & { tab: DeskTab };

interface DeskFormProps {
  listing: EditedListing;
  tab: DeskTab;
  answer: TabAnswer | null;
  median: Median;
}

/** The fields of one tab. They save automatically; without JavaScript there is a button. */
export function DeskForm({ listing, tab, answer, median }: DeskFormProps) {
  const { id, status, version, form: stored } = listing;
  const names = tabFields(tab);
  const texts = Object.fromEntries(names.map((name) => [name, stored[name]]));
  // Disabled fields are not submitted: their boxes would count as unticked.
  const editable = useMemo(
    () => tabFields(tab).filter((name) => canEdit(name, status)),
    [tab, status],
  );
  const save = useAutosave({
    listingId: id,
    storageKey: listingKey(id),
    stored: texts,
    initial: texts,
    version,
    names: editable,
    step: null,
    isPublic: true,
  });
  const isHydrated = useHydrated();
  const errors = useMemo(() => (answer && !answer.ok ? answer.errors : {}), [answer]);
  const initial = answer && !answer.ok ? { ...texts, ...answer.typed } : texts;
  const base = Object.fromEntries(
    names.map((name) => [name, save.state.synced[name]?.stored ?? ""]),
  );
  const locked = names.length - editable.length;
  return (
    <ListingEditor
      autosave={save}
      status={status}
      country={listing.country}
      currency={listing.currency}
      initial={initial}
      errors={errors}
      visitorsViewTo={previewHref(id, "visitor")}
    >
      <Form
        method="post"
        action={tabHref(id, tab)}
        noValidate
        {...save.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save.flush(true);
        }}
        className="flex flex-col gap-10"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="tab" value={tab} />
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        {locked > 0 && <Banner>{explainLock(status, editable.length === 0)}</Banner>}
        {isHydrated && editable.length > 0 && (
          <div className="sticky top-0 z-10 -my-4 flex bg-paper py-2">
            <SaveStatus />
          </div>
        )}
        <ErrorSummary errors={errors} />
        {answer?.ok && <Banner tone="success">Saved</Banner>}
        {answer?.ok && answer.notices.length > 0 && (
          <Banner tone="warning">
            {answer.notices.map((notice) => (
              <RemovedText key={notice.field} notice={notice} />
            ))}
          </Banner>
        )}
        {deskTabs[tab].sections.map((section) => (
          <TitledSection key={section} id={section} title={sections[section].title}>
            {sections[section].hint && (
              <p className="-mt-3 max-w-[65ch] text-sm text-ink-2">{sections[section].hint}</p>
            )}
            <SectionFields section={section} median={median} />
          </TitledSection>
        ))}
        {!isHydrated && editable.length > 0 && (
          <div>
            <Button>Save</Button>
          </div>
        )}
      </Form>
    </ListingEditor>
  );
}

function explainLock(status: ListingStatus, isWhole: boolean): string {
  if (status === "sold")
    return "This listing is sold, and its page is kept as a record. Only the contact details can still be changed.";
  return isWhole
    ? "We are checking this listing. This part can be changed again once that is done."
    : "We are checking this listing. The fields that are greyed out can be changed again once that is done.";
}
