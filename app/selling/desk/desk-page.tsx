import { data, redirect, useLocation } from "react-router";
import type { Route } from "./+types/desk-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { PriceTable } from "#app/browsing/business/figures/price-table.tsx";
import { DeskAside, SuggestionsList } from "./desk-aside.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import { SectionFields } from "#app/selling/editing/section-fields.tsx";
import { MediaSections } from "./media-sections.tsx";
import { loadDesk, openListing } from "./load-desk.server.ts";
import { ReviewNote } from "#app/listings/review/review-note.tsx";
import { type SectionAnswer, SectionForm } from "./section-form.tsx";
import { isSectionName, sectionFields, type SectionName, sectionNames } from "./sections.ts";
import { saveForm } from "#app/selling/editing/save-listing-fields.server.ts";
import { parsePeriod } from "./statistics/statistics.ts";
import { StatisticsSection } from "./statistics/statistics-section.tsx";
import { measureCompleteness } from "#app/selling/editing/completeness.ts";
import { listOwnMedia } from "#app/listings/media/own-media.queries.server.ts";
import { answerOwnerAction } from "#app/selling/owned/answer-owner-action.server.ts";
import { ChangeBanner, type ChangeResult } from "#app/selling/owned/change-banner.tsx";
import { ListingActions } from "#app/selling/owned/listing-actions.tsx";
import { endMandate } from "#app/messages/mandates/end-mandate.server.ts";
import { mandatesHref, readMandateReason } from "#app/messages/mandates/mandate.ts";
import { MandateSection } from "#app/messages/mandates/mandate-section.tsx";
import { findMandate } from "#app/messages/mandates/mandates.queries.server.ts";
import { managerOf } from "#app/listings/manager.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { countFollowed } from "#app/messages/campaigns/follow-link.server.ts";
import { OwnReplies } from "#app/messages/leads/inbox-figures.tsx";
import { noReplyRecord } from "#app/messages/reply-time/reply-time.ts";
import { measureReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import { DeliverablesList } from "#app/payments/deliverables/deliverables-list.tsx";
import { listListingDeliverables } from "#app/payments/deliverables/deliverables.queries.server.ts";
import { packages } from "#app/payments/package.ts";
import { listRenewalDates } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Edit ${data.head.title}` : "Edit a listing"),
  "Change your listing and see how it does with buyers.",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: viewerId } = context.get(viewerContext);
  const services = context.get(servicesContext);
  const period = parsePeriod(url.searchParams.get("days"));
  const listing = await openListing(services.db, { listingId: params.id, ownerId: viewerId });
  const { db } = services;
  const now = new Date();
  const renewsAt = (await listRenewalDates(db, [listing.id])).get(listing.id) ?? null;
  const managerId = managerOf(listing);
  const isBroker = listing.brokerId === viewerId;
  const [{ packageId, ...desk }, replies, files, mandate, deliverables] = await Promise.all([
    loadDesk(services, listing, { viewerId, period, renewsAt, now }),
    measureReplies(db, [managerId], now),
    listOwnMedia(db, listing.id),
    listing.brokerId ? findMandate(db, listing.id) : null,
    isBroker ? [] : listListingDeliverables(db, listing, now),
  ]);
  const email = deliverables.flatMap(({ proof }) =>
    proof && "campaignId" in proof ? [proof] : [],
  )[0];
  return {
    ...desk,
    replies: replies.get(managerId) ?? noReplyRecord,
    isBroker,
    mandate: mandate && { ...mandate, since: mandate.since.toISOString() },
    period,
    files,
    deliverables,
    followed:
      email && (await countFollowed(db, { campaignId: email.campaignId, listingId: listing.id })),
    packageName: packageId && packages[packageId].name,
  };
}

export async function action({ request, context, params: { id: listingId } }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  if (!isId(listingId)) notFound();
  const input = { form, listingId, ownerId, now: new Date(), requestId };
  if (intent === "end-mandate") {
    const reason = readMandateReason(form);
    const end = { listingId, userId: ownerId, reason, appUrl: services.env.APP_URL, requestId };
    const outcome = await endMandate(services.db, services.jobs, { ...end, now: input.now });
    if (!outcome.ok) notFound();
    // For the broker the desk is gone.
    if (outcome.by === "broker") throw redirect(mandatesHref, 303);
    return data<MandateAnswer>({ mandate: "ended" });
  }
  if (intent !== "save") return answerOwnerAction(services, { ...input, intent });
  const section = String(form.get("section") ?? "");
  if (!isSectionName(section)) throw data(null, { status: 400 });
  const saved = await saveForm(services.db, { ...input, names: sectionFields[section] });
  if (!saved.ok && saved.reason === "not-found") notFound();
  return data<SectionAnswer>({ section, ...saved }, { status: saved.ok ? 200 : 422 });
}

interface MandateAnswer {
  mandate: "ended";
}

type DeskAnswer = SectionAnswer | ChangeResult | MandateAnswer;

const isSectionAnswer = (answer: DeskAnswer): answer is SectionAnswer => "section" in answer;
const isMandateAnswer = (answer: DeskAnswer): answer is MandateAnswer => "mandate" in answer;

export default function DeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, edited, mandate, isBroker } = loaderData;
  const { pathname } = useLocation();
  const answer = actionData && isSectionAnswer(actionData) ? actionData : null;
  const ended = actionData && isMandateAnswer(actionData) ? actionData : null;
  const change =
    actionData && !isSectionAnswer(actionData) && !isMandateAnswer(actionData) ? actionData : null;
  const sectionForm = (section: SectionName) => (
    <SectionForm key={section} section={section} listing={edited} answer={answer}>
      <SectionFields section={section} median={loaderData.median} />
    </SectionForm>
  );
  return (
    <div className="flex flex-col gap-8">
      {change && <ChangeBanner result={change} />}
      {ended && (
        <Banner tone="success">
          The mandate has ended. Buyers message you, and all conversations about this listing are
          yours.
        </Banner>
      )}
      <DeskHeading
        listing={head}
        archivedLeads={loaderData.archivedLeads}
        packageName={loaderData.packageName}
        back={
          isBroker
            ? { label: "Mandates", to: mandatesHref }
            : { label: "My Business Listings", to: "/account/listings" }
        }
      >
        {!isBroker && (
          <ListingActions listing={head} refusal={change && "error" in change ? change : null} />
        )}
      </DeskHeading>
      {mandate && <MandateSection mandate={mandate} isBroker={isBroker} />}
      {edited.status === "pending" && (
        <ReviewNote reasons={loaderData.reviewReasons} isPaid={loaderData.packageName !== null} />
      )}
      {loaderData.deliverables.length > 0 && (
        <TitledSection id="included-title" title="What your package includes">
          <DeliverablesList deliverables={loaderData.deliverables} followed={loaderData.followed} />
        </TitledSection>
      )}
      <SuggestionsList suggestions={loaderData.suggestions} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <DeskAside
          isSold={edited.status === "sold"}
          listingId={edited.id}
          completeness={measureCompleteness(edited.form, loaderData.media)}
        >
          <div className="flex flex-col gap-2">
            <OwnReplies replies={loaderData.replies} />
            <HelpLink article="reply-times">How this is measured</HelpLink>
          </div>
        </DeskAside>
        <div className="flex min-w-0 flex-col gap-12">
          <StatisticsSection
            pathname={pathname}
            period={loaderData.period}
            statistics={loaderData.statistics}
            sources={loaderData.sources}
          />
          {sectionNames.slice(0, 3).map(sectionForm)}
          {loaderData.prices.length > 0 && <PriceTable rows={loaderData.prices} />}
          <MediaSections listingId={edited.id} status={edited.status} {...loaderData.files} />
          {sectionNames.slice(3).map(sectionForm)}
        </div>
      </div>
    </div>
  );
}
