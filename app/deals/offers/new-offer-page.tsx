import { data, redirect } from "react-router";
import type { Route } from "./+types/new-offer-page.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { messageIdFor } from "#app/messages/thread/composing/post-message.server.ts";
import { findThread } from "#app/messages/thread/thread.queries.server.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { negotiationMeta } from "#app/deals/offers/negotiation-meta.ts";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { makeOffer } from "./make-offer.server.ts";
import { findNegotiation, listOffers } from "./negotiation.queries.server.ts";
import { canMakeOffer, canTake } from "./offer.ts";
import { offerSchema, typedOffer } from "./offer.schema.ts";
import { offersHref } from "./offer-address.ts";
import { OfferForm } from "./offer-form.tsx";
import { offerProblems, offerProblemStatus } from "./offer-result.ts";
import { findOfferRefusal } from "./party.ts";
import { prefillOffer } from "./prefill-offer.ts";

export const meta = negotiationMeta("An offer", "A price, how it is paid, conditions, a deadline.");

const answeredIn = (url: URL): string | null => {
  const answers = url.searchParams.get("answers") ?? undefined;
  return isId(answers) ? answers : null;
};

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const now = new Date();
  if (!isId(id)) notFound();
  const own = { conversationId: id, userId };
  const [negotiation, thread] = await Promise.all([
    findNegotiation(db, own),
    findThread(db, id, userId),
  ]);
  if (!negotiation || !thread) notFound();
  const { listing, side } = negotiation;
  const offers = await listOffers(db, id);
  const answers = answeredIn(url);
  const answered = offers.find((offer) => offer.id === answers);
  const clock = { isForSale: findOfferRefusal(negotiation, now) === null, now };
  const isPossible = answers
    ? answered !== undefined && canTake("counter", answered, side, clock)
    : canMakeOffer(side, offers, clock);
  const { timezone: timeZone, currency, askingPrice, annualCashFlow } = listing;
  return {
    id,
    other: visibleProfile(thread.other, readerOf(thread, userId, thread.other)).name,
    title: thread.listing?.title ?? "",
    askingPrice:
      askingPrice === null ? null : formatMoney(askingPrice, currency, { currencySign: "prefix" }),
    currency,
    zone: timeZone.replaceAll("_", " "),
    yearlyCashFlow: annualCashFlow,
    answers: answered?.id ?? null,
    isPossible,
    prefill: prefillOffer(answered ?? offers.at(-1) ?? null, { timeZone, currency, now }),
    formKey: createId(),
  };
}

export async function action({ request, context, params: { id }, url }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const now = new Date();
  const form = await readForm(request);
  if (!isId(id)) notFound();
  const negotiation = await findNegotiation(db, { conversationId: id, userId });
  if (!negotiation) notFound();
  const typed = typedOffer(form);
  const refuse = (refusal: Omit<FormRefusal, "typed">, status: number) =>
    data<FormRefusal>({ ...refusal, typed }, { status });
  const given = offerSchema({ timeZone: negotiation.listing.timezone, now }).safeParse(typed);
  if (!given.success) return refuse({ error: "", errors: fieldErrors(given.error.issues) }, 422);
  const outcome = await makeOffer(db, jobs, {
    conversationId: id,
    userId,
    id: messageIdFor(userId, formText(form, "formKey"), now),
    answers: answeredIn(url),
    given: given.data,
    now,
    requestId: context.get(requestContext).id,
  });
  if (outcome.ok) return redirect(offersHref(id), 303);
  const { reason } = outcome;
  if (reason === "not-found") notFound();
  return refuse({ error: offerProblems[reason], errors: {} }, offerProblemStatus(reason));
}

export default function NewOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, other, title, askingPrice, answers, isPossible, formKey, ...form } = loaderData;
  const isCounter = answers !== null;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: "All conversations", to: "/account/leads" },
          { label: other, to: leadHref(id) },
          { label: "Offers", to: offersHref(id) },
          { label: isCounter ? "Counter-offer" : "New offer" },
        ]}
      />
      <TitledSection
        id="new-offer-title"
        title={isCounter ? `A counter-offer to ${other}` : `An offer to ${other}`}
      >
        <p className="-mt-3 text-ink-2 wrap-anywhere">
          {[title, askingPrice && `asking ${askingPrice}`].filter(Boolean).join(", ")}
        </p>
        {!isPossible && (
          <Banner tone="warning" title="You can't make an offer here right now">
            <PlainLink to={offersHref(id)} className="link">
              See how things stand
            </PlainLink>
          </Banner>
        )}
        {/* What was typed stays, whatever happened meanwhile. */}
        {(isPossible || actionData) && (
          <OfferForm
            key={answers ?? id}
            formKey={formKey}
            isCounter={isCounter}
            refusal={actionData ?? null}
            currency={form.currency}
            zone={form.zone}
            yearlyCashFlow={form.yearlyCashFlow}
            prefill={form.prefill}
          />
        )}
      </TitledSection>
    </div>
  );
}
