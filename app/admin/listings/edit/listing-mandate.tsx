import { Form } from "react-router";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { AreaLink } from "#app/admin/area-link.tsx";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import { type MandateState, maxMandateReason } from "#app/messages/mandates/mandate.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { placeName } from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

const stateLabels: Record<MandateState, string> = {
  offered: "Offered",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Not answered in time",
  withdrawn: "Offer withdrawn",
  ended: "Ended",
};

interface ListingMandateProps {
  listing: ListingEditData;
  areas: AdminAreas;
  refusal: string | null;
}

/** Brokers who were asked to look after the listing, and who can be asked next. */
export function ListingMandate({ listing, areas, refusal }: ListingMandateProps) {
  const { offers, candidates } = listing.mandate;
  if (offers.length === 0 && !candidates) return null;
  const running = offers.find(({ state }) => state === "offered" || state === "accepted");
  return (
    <section
      aria-labelledby="mandate"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 lg:col-start-2"
    >
      <h2 id="mandate" className="font-serif text-lg font-medium tracking-tight">
        Dedicated broker
      </h2>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {offers.length > 0 && (
        <ul className="flex flex-col gap-3 text-sm">
          {offers.map(({ id, broker, state, at, expiresAt, reason }) => (
            <li key={id}>
              <AreaLink areas={areas} to={`/admin/users/${broker.id}`}>
                {broker.name}
              </AreaLink>
              <span className="block text-ink-2">
                {stateLabels[state]}, <DateText value={at} />
              </span>
              {state === "offered" && (
                <span className="block text-ink-2">
                  Open until <DateText value={expiresAt} format="with-time" />
                </span>
              )}
              {reason && <span className="block wrap-anywhere">{reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {running ? (
        <EndForm isOffer={running.state === "offered"} />
      ) : (
        candidates && <OfferForm candidates={candidates} />
      )}
    </section>
  );
}

type Candidates = NonNullable<ListingEditData["mandate"]["candidates"]>;

function OfferForm({ candidates }: { candidates: Candidates }) {
  if (candidates.length === 0)
    return (
      <p className="text-sm text-ink-2">
        No broker who takes mandates for this region and category is left to ask.
      </p>
    );
  return (
    <Form method="post" className="flex flex-col items-start gap-3">
      <div className="w-full">
        <SelectField
          label="Broker"
          name="brokerId"
          hint="Those with the fewest mandates first. If there is no answer after two days, the next one is asked."
          choices={candidates.map(({ id, name, running, ...place }) => ({
            value: id,
            label: [
              name,
              placeName(place),
              formatCount(running, { one: "mandate", other: "mandates" }),
            ]
              .filter(Boolean)
              .join(", "),
          }))}
        />
      </div>
      <SubmitButton intent="offer-mandate" size="sm">
        Offer the mandate
      </SubmitButton>
    </Form>
  );
}

function EndForm({ isOffer }: { isOffer: boolean }) {
  return (
    <Form method="post" className="flex flex-col items-start gap-3">
      {!isOffer && (
        <div className="w-full">
          <TextField
            label="Reason"
            name="reason"
            id="mandate-reason"
            optional
            maxLength={maxMandateReason}
            hint="The owner and the broker see it."
          />
        </div>
      )}
      <SubmitButton intent="end-mandate" size="sm" variant="danger">
        {isOffer ? "Withdraw the offer" : "End the mandate"}
      </SubmitButton>
    </Form>
  );
}
