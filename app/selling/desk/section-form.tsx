import { type ReactNode, useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { pendingChanges } from "#app/selling/editing/autosave.ts";
import { ListingEditor, useEditor } from "#app/selling/editing/editor-context.tsx";
import { canEdit } from "#app/selling/editing/listing-fields.ts";
import { RemovedText } from "#app/selling/editing/editor-fields.tsx";
import type { SavedForm } from "#app/selling/editing/save-listing-fields.server.ts";
import type { EditedListing } from "./load-desk.server.ts";
import { sectionFields, type SectionName, sections } from "./sections.ts";
import { listingKey } from "#app/selling/editing/unsaved-store.ts";
import { useAutosave } from "#app/selling/editing/use-autosave.tsx";
import type { ListingStatus } from "#app/listings/listing.ts";
import { errorList } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { SaveStatus } from "#app/selling/editing/save-status.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

export type SectionAnswer = SavedForm & { section: SectionName };

interface SectionFormProps {
  listing: EditedListing;
  section: SectionName;
  answer: SectionAnswer | null;
  children: ReactNode;
}

export function SectionForm({ listing, section, answer, children }: SectionFormProps) {
  const { id, status, version, form: stored } = listing;
  const names = sectionFields[section];
  const { title, hint } = sections[section];
  const texts = Object.fromEntries(names.map((name) => [name, stored[name]]));
  // Disabled fields are not submitted: their boxes would count as unticked.
  const editable = useMemo(
    () => sectionFields[section].filter((name) => canEdit(name, status)),
    [section, status],
  );
  const save = useAutosave({
    listingId: id,
    storageKey: listingKey(id),
    stored: texts,
    initial: texts,
    version,
    names: editable,
    step: null,
    isAutomatic: false,
  });
  const { formData } = useNavigation();
  const own = answer?.section === section ? answer : null;
  const errors = useMemo(() => (own && !own.ok ? own.errors : {}), [own]);
  const summary = useMemo(() => errorList(errors), [errors]);
  const initial = own && !own.ok ? { ...texts, ...own.typed } : texts;
  const base = Object.fromEntries(
    names.map((name) => [name, save.state.synced[name]?.stored ?? ""]),
  );
  const locked = names.filter((name) => !editable.includes(name));
  const hasChanges = Object.keys(pendingChanges(save.state)).length > 0;
  const isSending =
    save.state.sending !== null ||
    (formData?.get("intent") === "save" && formData.get("section") === section);
  return (
    <TitledSection id={section} title={title} className="scroll-mt-6 border-t border-line pt-8">
      {hint && <p className="-mt-3 max-w-[65ch] text-sm text-ink-2">{hint}</p>}
      {locked.length > 0 && <Banner>{explainLock(status, locked.length === names.length)}</Banner>}
      <ListingEditor
        autosave={save}
        status={status}
        country={listing.country}
        currency={listing.currency}
        initial={initial}
        errors={errors}
      >
        <Form
          method="post"
          action={`/account/listings/edit/${id}#${section}`}
          noValidate
          {...save.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save.flush(true);
          }}
          className="flex flex-col gap-5"
        >
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="section" value={section} />
          <input type="hidden" name="base" value={JSON.stringify(base)} />
          <ErrorSummary errors={summary} />
          {own?.ok && own.notices.length > 0 && (
            <Banner tone="warning">
              {own.notices.map((notice) => (
                <RemovedText key={notice.field} notice={notice} />
              ))}
            </Banner>
          )}
          {children}
          {locked.length < names.length && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                variant={hasChanges ? "primary" : "secondary"}
                pending={isSending}
                aria-label={`Save: ${title}`}
              >
                Save
              </Button>
              <SectionStatus
                hasChanges={hasChanges}
                wasRestored={save.wasRestored}
                wasSaved={own?.ok ?? false}
              />
            </div>
          )}
        </Form>
      </ListingEditor>
    </TitledSection>
  );
}

function explainLock(status: ListingStatus, isWhole: boolean): string {
  if (status === "sold")
    return "This listing is sold, and its page is kept as a record. Only the contact details can still be changed.";
  return isWhole
    ? "We are checking this listing. This part can be changed again once that is done."
    : "We are checking this listing. The fields that are greyed out can be changed again once that is done.";
}

interface SectionStatusProps {
  hasChanges: boolean;
  wasRestored: boolean;
  wasSaved: boolean;
}

function SectionStatus({ hasChanges, wasRestored, wasSaved }: SectionStatusProps) {
  const { sending, failure, savedAt, conflicts } = useEditor().autosave.state;
  if (sending || failure) return <SaveStatus />;
  if (Object.keys(conflicts).length > 0)
    return (
      <p role="status" className="text-sm text-warning">
        Some of it was changed on another device. Choose what to keep, then save again.
      </p>
    );
  if (hasChanges)
    return (
      <p role="status" className="text-sm text-ink-2">
        {wasRestored ? "Your changes from an earlier visit are not saved yet." : "Not saved yet."}
      </p>
    );
  if (savedAt !== null) return <SaveStatus />;
  return wasSaved ? (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="circle-check" className="size-4 text-success" /> Saved
    </p>
  ) : null;
}
