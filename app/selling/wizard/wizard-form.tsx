import { previewHref } from "./wizard-url.ts";
import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";
import { ListingEditor } from "#app/selling/editing/editor-context.tsx";
import { fieldsOfStep } from "#app/selling/editing/listing-fields.ts";
import { SaveStatus } from "#app/selling/editing/save-status.tsx";
import type { WizardFormData } from "./load-wizard.server.ts";
import { clearUnsaved, listingKey, newListingKey } from "#app/selling/editing/unsaved-store.ts";
import { useAutosave } from "#app/selling/editing/use-autosave.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface WizardFormProps extends WizardFormData {
  step: 1 | 3;
  errors: FieldErrors;
  children: ReactNode;
  main: ReactNode;
  aside: ReactNode;
  after?: ReactNode;
}

/** The buttons are outside the form, below sections that have their own forms. */
export const formId = "listing-form";

const names = { 1: fieldsOfStep(1), 3: fieldsOfStep(3) };

export function WizardForm(props: WizardFormProps) {
  const { draft, ownerId, formKey, version, step, stored, initial, errors } = props;
  const storageKey = draft ? listingKey(draft) : newListingKey(ownerId);
  const autosave = useAutosave({
    listingId: draft,
    storageKey,
    stored,
    initial,
    version,
    names: names[step],
    step,
    isPublic: false,
  });
  const isHydrated = useHydrated();
  useEffect(() => {
    // The new-listing form is obsolete once a draft exists.
    if (draft) clearUnsaved(newListingKey(ownerId));
  }, [draft, ownerId]);

  const base = Object.fromEntries(
    names[step].map((name) => [name, autosave.state.synced[name]?.stored ?? ""]),
  );

  async function saveForLater() {
    const isSaved = await autosave.flush(true);
    showToast(
      isSaved
        ? { tone: "success", text: "Form saved for later!" }
        : { tone: "danger", text: "Error saving draft. Please try again." },
    );
  }

  return (
    <ListingEditor
      autosave={autosave}
      status="draft"
      country={props.country}
      currency={props.currency}
      initial={initial}
      errors={errors}
      visitorsViewTo={draft && previewHref(draft, "visitor")}
    >
      <Form id={formId} method="post" noValidate {...autosave.form} className="flex flex-col gap-8">
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="owner" value={ownerId} />
        {draft && isHydrated && (
          <div className="sticky top-0 z-10 -mt-4 -mb-4 flex bg-paper py-2">
            <SaveStatus />
          </div>
        )}
        <ErrorSummary errors={errors} />
        {draft === null && autosave.wasRestored && (
          <Banner
            action={
              <Button
                type="button"
                size="sm"
                variant="quiet"
                onClick={() => {
                  clearUnsaved(storageKey);
                  location.reload();
                }}
              >
                Start over
              </Button>
            }
          >
            We put back what you typed earlier on this device.
          </Banner>
        )}
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex min-w-0 flex-col gap-10">{props.children}</div>
          <aside className="flex flex-col gap-6 lg:sticky lg:top-6">{props.aside}</aside>
        </div>
      </Form>
      {props.after}
      <div className="flex flex-wrap items-start gap-3 border-t border-line pt-6">
        {props.main}
        <SubmitButton
          intent="save-for-later"
          form={formId}
          variant="secondary"
          size="lg"
          onClick={(event) => {
            // The first time it creates the draft, as Continue does.
            if (draft === null) return;
            event.preventDefault();
            void saveForLater();
          }}
        >
          Save For Later
        </SubmitButton>
        {step === 3 && (
          <div className="sm:ms-auto">
            <SubmitButton intent="back" form={formId} variant="quiet" size="lg">
              Back
            </SubmitButton>
          </div>
        )}
      </div>
    </ListingEditor>
  );
}
