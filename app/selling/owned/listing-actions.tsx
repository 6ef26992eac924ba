import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { OwnerAction as LifeAction } from "#app/listings/lifecycle/owner-actions.ts";
import type { OwnedListingView } from "./make-owned-listing-view.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";

type OwnerAction = LifeAction | "duplicate";

interface PriceRefusal {
  error: string;
}

export function ListingActions({
  listing,
  refusal,
}: {
  listing: OwnedListingView;
  refusal: PriceRefusal | null;
}) {
  const { actions, canBuy, id, title, status } = listing;
  const can = (action: LifeAction) => actions.includes(action);
  const isConfirmOffered = can("confirm") && (listing.isConfirmationDue || status === "expired");
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
        <ConfirmDialog
          listing={listing}
          action="undo-sale"
          label="Sale fell through"
          question="Did the sale fall through?"
          confirmLabel="Put it back"
        >
          The listing loses its SOLD badge. While its term runs it is back on the market at once,
          and buyers can write to you again.
        </ConfirmDialog>
      )}
      {can("withdraw") && (
        <ConfirmDialog
          listing={listing}
          action="withdraw"
          label="Withdraw"
          question="Withdraw this listing?"
          confirmLabel="Withdraw it"
        >
          Buyers will no longer find it. What is left of its term stays yours: you can reactivate it
          until the term ends.
          {listing.renewsMonthly && " If it renews monthly, the renewal is cancelled."}
        </ConfirmDialog>
      )}
      <OneClick listing={listing} action="duplicate" label="Duplicate" />
    </div>
  );
}

function ActionForm({
  listing,
  action,
  children,
  id,
}: {
  listing: OwnedListingView;
  action: OwnerAction;
  children?: ReactNode;
  id?: string;
}) {
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

function OneClick({
  listing,
  action,
  label,
  isMain,
}: {
  listing: OwnedListingView;
  action: OwnerAction;
  label: string;
  isMain?: boolean;
}) {
  const isWorking = useIsWorking(listing, action);
  return (
    <ActionForm listing={listing} action={action}>
      <Button
        size="sm"
        variant={isMain ? "primary" : "quiet"}
        pending={isWorking}
        aria-label={`${label}: ${listing.title}`}
      >
        {label}
      </Button>
    </ActionForm>
  );
}

function ConfirmDialog({
  listing,
  action,
  label,
  question,
  confirmLabel,
  children,
}: {
  listing: OwnedListingView;
  action: OwnerAction;
  label: string;
  question: string;
  confirmLabel: string;
  children: ReactNode;
}) {
  const id = `${action}-${listing.id}`;
  return (
    <>
      <OpenButton id={id} label={label} title={listing.title} />
      <Dialog
        id={id}
        title={question}
        actions={<DialogActions id={id} listing={listing} action={action} label={confirmLabel} />}
      >
        <p className="font-semibold text-ink">{listing.title}</p>
        <p className="mt-2">{children}</p>
        <ActionForm id={`${id}-form`} listing={listing} action={action} />
      </Dialog>
    </>
  );
}

function SellDialog({
  listing,
  refusal,
}: {
  listing: OwnedListingView;
  refusal: PriceRefusal | null;
}) {
  const id = `sell-${listing.id}`;
  useReopening(id, refusal);
  return (
    <>
      <OpenButton id={id} label="Mark as sold" title={listing.title} />
      <Dialog
        id={id}
        title="Mark this listing as sold?"
        actions={<DialogActions id={id} listing={listing} action="sell" label="Mark as sold" />}
      >
        <p className="font-semibold text-ink">{listing.title}</p>
        <p className="mt-2 mb-4">
          Its page stays, with a SOLD badge and without the contact form.
          {listing.renewsMonthly && " If it renews monthly, the renewal is cancelled."} You can undo
          this if the sale falls through.
        </p>
        <ActionForm id={`${id}-form`} listing={listing} action="sell">
          <TextField
            label={`Sale price (${listing.currency})`}
            name="soldPrice"
            id={`${id}-price`}
            inputMode="numeric"
            autoComplete="off"
            optional
            hint={
              listing.hasSuccessFee
                ? "Only you and our administrators see it. Your package includes a success fee of 6% of this price."
                : "Only you and our administrators see it."
            }
            error={refusal?.error ?? null}
          />
        </ActionForm>
      </Dialog>
    </>
  );
}

/** The answer to a form is a navigation, which closes dialogs: with an error in it, this one opens again. */
function useReopening(dialogId: string, refusal: PriceRefusal | null): void {
  useEffect(() => {
    if (!refusal) return;
    const frame = requestAnimationFrame(() => {
      const dialog = document.getElementById(dialogId);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
      document.getElementById(`${dialogId}-price`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [dialogId, refusal]);
}

function OpenButton({ id, label, title }: { id: string; label: string; title: string }) {
  return (
    <button
      {...dialogCommand(id, "show-modal")}
      aria-label={`${label}: ${title}`}
      className={buttonClass("quiet", "sm")}
    >
      {label}
    </button>
  );
}

function DialogActions({
  id,
  listing,
  action,
  label,
}: {
  id: string;
  listing: OwnedListingView;
  action: OwnerAction;
  label: string;
}) {
  const isWorking = useIsWorking(listing, action);
  return (
    <>
      <button {...dialogCommand(id, "close")} className={buttonClass("secondary")}>
        Cancel
      </button>
      <Button form={`${id}-form`} pending={isWorking}>
        {label}
      </Button>
    </>
  );
}
