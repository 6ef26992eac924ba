import { data, redirect } from "react-router";
import type { Route } from "./+types/mandates-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { findBroker } from "#app/browsing/brokers/brokers.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { categories, findCategory } from "#app/listings/category.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import {
  formatFigure,
  makeStatedFigures,
  type MoneyOptions,
} from "#app/listings/figures/make-figure.ts";
import { isPublic } from "#app/listings/listing.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { placeName } from "#app/shared/places.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { answerOffer, offerAnswers } from "./answer-offer.server.ts";
import { mandatesHref, readMandateReason, readWishes } from "./mandate.ts";
import { type BrokersMandate, findWishes, listBrokersMandates } from "./mandates.queries.server.ts";
import { OfferCard, RepresentedRow } from "./offer-card.tsx";
import { saveWishes } from "./save-wishes.server.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { WishesForm } from "./wishes-form.tsx";

export const meta = privatePage(
  "Mandates",
  "Listings that owners entrust to you, and which ones you take.",
);

const doneMessages: Record<string, string> = {
  saved: "Saved. We offer you what fits.",
  declined: "You declined. We ask another broker.",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  if (userType !== "broker") notFound();
  const { db, queryCache } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const now = new Date();
  const [mandates, wishes, rates, listed] = await Promise.all([
    listBrokersMandates(db, id, now),
    findWishes(db, id),
    getCachedRates(queryCache),
    findBroker(db, id),
  ]);
  const view = { currency: preferences.currency, rates };
  return {
    isListed: listed !== null,
    wishes,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    offers: mandates
      .filter(({ state }) => state === "offered")
      .map((mandate) => showOffer(mandate, view, now)),
    running: mandates
      .filter(({ state }) => state === "accepted")
      .map(({ listing, leads, answeredAt, conversationId }) => ({
        id: listing.id,
        title: listing.title,
        status: listing.status,
        place: placeName(listing),
        leads,
        since: answeredAt!.toISOString(),
        conversationId,
      })),
    done: doneMessages[url.searchParams.get("done") ?? ""] ?? null,
  };
}

/** What the public page shows: names, addresses and documents stay hidden until the broker has accepted. */
function showOffer(
  { id, expiresAt, category, leads, listing }: BrokersMandate,
  view: MoneyOptions,
  now: Date,
) {
  const { askingPrice, revenue, cashFlow } = makeStatedFigures(listing, view);
  return {
    id,
    title: listing.title,
    description: listing.description,
    place: placeName(listing),
    category: category && (findCategory(category)?.name ?? null),
    askingPrice: formatFigure(askingPrice),
    revenue: formatFigure(revenue),
    cashFlow: formatFigure(cashFlow),
    leads,
    expiresAt: expiresAt.toISOString(),
    publicHref: isPublic(listing, now) ? listingHref(listing) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, userType } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  if (userType !== "broker") notFound();
  const intent = formText(form, "intent");
  if (intent === "wishes") {
    await saveWishes(db, { userId, wishes: readWishes(form), requestId });
    throw redirect(`${mandatesHref}?done=saved`, 303);
  }
  const answer = offerAnswers.find((one) => one === intent);
  if (!answer) throw data(null, { status: 400 });
  const offerId = formText(form, "offerId");
  if (!isId(offerId)) notFound();
  const outcome = await answerOffer(db, jobs, {
    offerId,
    brokerId: userId,
    answer,
    reason: readMandateReason(form),
    now: new Date(),
    requestId,
  });
  if (!outcome.ok && outcome.reason === "not-found") notFound();
  if (!outcome.ok)
    return data(
      { error: "This offer is no longer open. Another broker may have it by now." },
      { status: 409 },
    );
  throw redirect(
    outcome.conversationId
      ? `/account/leads/${outcome.conversationId}`
      : `${mandatesHref}?done=declined`,
    303,
  );
}

export default function MandatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isListed, wishes, offers, running, done } = loaderData;
  return (
    <TitledSection
      id="mandates-title"
      title="Mandates"
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <PlainLink to="/account/reports" className="link text-sm">
            Owner reports
          </PlainLink>
          <HelpLink article="become-a-broker">What a mandate is</HelpLink>
        </p>
      }
    >
      {actionData && <Banner tone="danger">{actionData.error}</Banner>}
      {done && !actionData && <Banner tone="success">{done}</Banner>}
      {!isListed && (
        <Banner tone="warning" title="You are not in the directory">
          Mandates are offered to brokers with a verified identity and a visible profile.{" "}
          <PlainLink to="/account/profile" className="link">
            Open my profile
          </PlainLink>
        </Banner>
      )}
      {offers.length > 0 && (
        <Section id="offers" title="Offered to you" count={String(offers.length)}>
          <ul className="divide-y divide-line">
            {offers.map((offer) => (
              <li key={offer.id} className="py-6">
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        id="represented"
        title="Listings I represent"
        count={formatCount(running.length, { one: "mandate", other: "mandates" })}
      >
        {running.length > 0 ? (
          <ul className="divide-y divide-line">
            {running.map((mandate) => (
              <li key={mandate.id} className="py-4">
                <RepresentedRow mandate={mandate} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="py-4 text-sm text-ink-2">
            None yet. When an owner&apos;s listing fits what you take, we offer it to you here and
            by email.
          </p>
        )}
      </Section>
      <WishesForm wishes={wishes} categories={loaderData.categories} />
    </TitledSection>
  );
}
