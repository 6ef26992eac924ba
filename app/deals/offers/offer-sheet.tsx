import { Form } from "react-router";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import type { OfferView } from "./load-negotiation.server.ts";
import { maxReason } from "./offer.ts";
import { newOfferHref } from "./offer-address.ts";
import { OfferBadge } from "./offer-badge.tsx";
import { TotalsTable } from "./totals-table.tsx";

interface OfferSheetProps {
  id: string;
  offer: OfferView;
  other: string;
}

/** The open or accepted offer, with its possible steps. */
export function OfferSheet({ id, offer, other }: OfferSheetProps) {
  const { number, author, state, madeOn, lines, can } = offer;
  return (
    <article
      aria-labelledby="current-offer"
      className="overflow-clip rounded-surface border border-line bg-surface"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4 md:px-7">
        <h3 id="current-offer" className="font-serif text-xl font-medium tracking-tight">
          {`Offer ${number} · ${author}`}
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <OfferBadge state={state} />
          {madeOn}
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-8 px-5 py-5 md:px-7 md:py-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <dl className="definitions content-start">
          {lines
            // The totals beside it say what is paid in cash.
            .filter(({ term, lines: details }) => details.length > 0 && term !== "Cash at closing")
            .map(({ term, lines: details }) => (
              <div key={term}>
                <dt className="shrink-0">{term}</dt>
                <dd className="flex flex-col gap-1 wrap-anywhere whitespace-pre-wrap">
                  {details.map((detail) => (
                    <span key={detail}>{detail}</span>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
        <TotalsTable totals={offer.totals} />
      </div>
      {(can.accept || can.counter || can.decline || can.withdraw) && (
        <div className="flex flex-wrap gap-3 border-t border-line bg-sunken px-5 py-4 md:px-7">
          {can.accept && <AcceptDialog offer={offer} other={other} />}
          {can.counter && (
            <ButtonLink to={newOfferHref(id, offer.id)} variant="secondary">
              Make a counter-offer
            </ButtonLink>
          )}
          {can.decline && <CloseDialog offer={offer} intent="decline" other={other} />}
          {can.withdraw && <CloseDialog offer={offer} intent="withdraw" other={other} />}
        </div>
      )}
    </article>
  );
}

function AcceptDialog({ offer, other }: Omit<OfferSheetProps, "id">) {
  const [price] = offer.lines;
  return (
    <>
      <DialogButton dialog="accept-offer">Accept</DialogButton>
      <Dialog
        id="accept-offer"
        title="Accept this offer?"
        dismiss="Back"
        actions={<SubmitButton form="accept-offer-form">Accept the offer</SubmitButton>}
      >
        <p className="font-semibold text-ink">{`${price!.lines[0]}, offered by ${other}`}</p>
        <p className="mt-2">
          We then show the business as “Sale agreed” and end all other offers on it. You both get a
          letter of intent to sign, with these terms and your full names. It does not oblige either
          of you to buy or sell.
        </p>
        <Form id="accept-offer-form" method="post">
          <input type="hidden" name="intent" value="accept" />
          <input type="hidden" name="offerId" value={offer.id} />
        </Form>
      </Dialog>
    </>
  );
}

const closeWords = {
  decline: {
    label: "Decline",
    question: "Decline this offer?",
    confirm: "Decline the offer",
    hint: (other: string) => `${other} will read it.`,
  },
  withdraw: {
    label: "Withdraw",
    question: "Withdraw your offer?",
    confirm: "Withdraw the offer",
    hint: (other: string) => `${other} will read it. You can make another offer at any time.`,
  },
} as const;

interface CloseDialogProps {
  offer: OfferView;
  intent: keyof typeof closeWords;
  other: string;
}

function CloseDialog({ offer, intent, other }: CloseDialogProps) {
  const { label, question, confirm, hint } = closeWords[intent];
  const id = `${intent}-offer`;
  return (
    <>
      <DialogButton dialog={id} variant="secondary">
        {label}
      </DialogButton>
      <Dialog
        id={id}
        title={question}
        dismiss="Back"
        actions={<SubmitButton form={`${id}-form`}>{confirm}</SubmitButton>}
      >
        <Form id={`${id}-form`} method="post">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="offerId" value={offer.id} />
          <TextArea
            label="Reason"
            name="reason"
            id={`${id}-reason`}
            optional
            rows={3}
            maxLength={maxReason}
            hint={hint(other)}
          />
        </Form>
      </Dialog>
    </>
  );
}
