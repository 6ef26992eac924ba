import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { OwnerAction as LifeAction } from "#app/listings/lifecycle/owner-actions.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import type { OwnedListingView } from "./make-owned-listing-view.ts";

type OwnerAction = LifeAction | "duplicate";

interface ListingActionsProps {
  listing: OwnedListingView;
  refusal: { error: string } | null;
}

export function ListingActions({ listing, refusal }: ListingActionsProps) {
  const { actions, canBuy, id, title, status } = listing;
  const can = (action: LifeAction) => actions.includes(action);
  const isConfirmOffered = can("confirm") && (listing.isConfirmationDue || status === "expired");
  const renewal = listing.renewsMonthly && " If it renews monthly, the renewal is cancelled.";
  return (
    // A quiet button has no border, so its text is aligned with the rest of the row.
    <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1.5 [&>.btn-quiet:first-child]:-ms-3 [&>form:first-child>.btn-quiet]:-ms-3">
      {isConfirmOffered && (
        <OneClick listing={listing} action="confirm" label="Confirm still for sale" isMain />
      )}
      {can("reactivate") && (
        <OneClick listing={listing} action="reactivate" label="Reactivate" isMain />
      )}
      {canBuy && (
        <ButtonLink
          to={`/account/upgrades/${id}`}
          size="sm"
          variant={isConfirmOffered ? "quiet" : "primary"}
          aria-label={`${status === "draft" ? "Choose a package for" : "Buy again:"} ${title}`}
        >
          {status === "draft" ? "Choose a package" : "Buy again"}
        </ButtonLink>
      )}
      {can("sell") && <SellDialog listing={listing} refusal={refusal} />}
      {can("undo-sale") && (
        <ActionDialog
          listing={listing}
          action="undo-sale"
          label="Sale fell through"
          question="Did the sale fall through?"
          confirmLabel="Put it back"
        >
          The listing loses its SOLD badge. While its term runs it is back on the market at once,
          and buyers can message you again.
        </ActionDialog>
      )}
      {can("withdraw") && (
        <ActionDialog
          listing={listing}
          action="withdraw"
          label="Withdraw"
          question="Withdraw this listing?"
          confirmLabel="Withdraw it"
        >
          Buyers will no longer find it. What is left of its term stays yours: you can reactivate it
          until the term ends.{renewal}
        </ActionDialog>
      )}
      <OneClick listing={listing} action="duplicate" label="Duplicate" />
    </div>
  );
}

interface ActionProps {
  listing: OwnedListingView;
  action: OwnerAction;
  label: string;
}

function ActionForm({
  listing,
  action,
  children,
  id,
}: Omit<ActionProps, "label"> & { children?: ReactNode; id?: string }) {
  return (
    <Form id={id} method="post" noValidate preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="listingId" value={listing.id} />
      {children}
    </Form>
  );
}

function useIsWorking({ id }: OwnedListingView, action: OwnerAction): boolean {
  const { formData } = useNavigation();
  return formData?.get("listingId") === id && formData.get("intent") === action;
}

function OneClick({ listing, action, label, isMain }: ActionProps & { isMain?: boolean }) {
  return (
    <ActionForm listing={listing} action={action}>
      <Button
        size="sm"
        variant={isMain ? "primary" : "quiet"}
        pending={useIsWorking(listing, action)}
        aria-label={`${label}: ${listing.title}`}
      >
        {label}
      </Button>
    </ActionForm>
  );
}

interface ActionDialogProps extends ActionProps {
  question: string;
  confirmLabel: string;
  children: ReactNode;
  fields?: ReactNode;
}

function ActionDialog({
  listing,
  action,
  label,
  question,
  confirmLabel,
  children,
  fields,
}: ActionDialogProps) {
  const id = `${action}-${listing.id}`;
  const isWorking = useIsWorking(listing, action);
  return (
    <>
      <DialogButton dialog={id} variant="quiet" size="sm" aria-label={`${label}: ${listing.title}`}>
        {label}
      </DialogButton>
      <Dialog
        id={id}
        title={question}
        dismiss="Cancel"
        actions={
          <Button form={`${id}-form`} pending={isWorking}>
            {confirmLabel}
          </Button>
        }
      >
        <p className="font-semibold text-ink">{listing.title}</p>
        <p className={fields ? "mt-2 mb-4" : "mt-2"}>{children}</p>
        <ActionForm id={`${id}-form`} listing={listing} action={action}>
          {fields}
        </ActionForm>
      </Dialog>
    </>
  );
}

function SellDialog({ listing, refusal }: ListingActionsProps) {
  const id = `sell-${listing.id}`;
  // The response to a form is a navigation, which closes dialogs: this one opens again if it has an error.
  useEffect(() => {
    if (!refusal) return;
    const frame = requestAnimationFrame(() => {
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
      document.getElementById(`${id}-price`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, refusal]);
  const price = (
    <TextField
      label={`Sale price (${listing.currency})`}
      name="soldPrice"
      id={`${id}-price`}
      inputMode="numeric"
      autoComplete="off"
      optional
      hint={`Only you and our administrators see it.${listing.hasSuccessFee ? " Your package includes a success fee of 6% of this price." : ""}`}
      error={refusal?.error ?? null}
    />
  );
  return (
    <ActionDialog
      listing={listing}
      action="sell"
      label="Mark as sold"
      question="Mark this listing as sold?"
      confirmLabel="Mark as sold"
      fields={price}
    >
      Its page stays, with a SOLD badge and without the contact form.
      {listing.renewsMonthly && " If it renews monthly, the renewal is cancelled."} You can undo
      this if the sale falls through.
    </ActionDialog>
  );
}
