import { data, redirect, useLocation, useNavigate } from "react-router";
import { useEffect } from "react";
import type { Route } from "./+types/desk-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { PriceTable } from "#app/browsing/business/figures/price-table.tsx";
import { DeskAside, SuggestionsList } from "./desk-aside.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import { listReaders } from "#app/deals/access/access.queries.server.ts";
import { AccessReaders } from "#app/deals/access/access-readers.tsx";
import { canChangeMedia } from "#app/listings/media/listing-media.ts";
import { MediaSections } from "./media-sections.tsx";
import { loadDesk, openListing } from "./load-desk.server.ts";
import { ReviewNote } from "#app/listings/review/review-note.tsx";
import { DeskForm, type TabAnswer } from "./desk-form.tsx";
import {
  deskHref,
  type DeskTab,
  deskTabs,
  parseTab,
  tabFields,
  tabHref,
  tabOf,
} from "./sections.ts";
import { ShareSection } from "./share-section.tsx";
import { makeQrCode } from "#app/accounts/two-factor/qr-code.server.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { missingParts, nameParts, partAnchors } from "#app/listings/presentable.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { saveForm } from "#app/selling/editing/save-listing-fields.server.ts";
import { parsePeriod } from "./statistics/statistics.ts";
import { StatisticsSection } from "./statistics/statistics-section.tsx";
import { measureCompleteness, withoutSuggested } from "#app/selling/editing/completeness.ts";
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
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Edit ${data.head.title}` : "Edit a listing"),
  "Change your listing and see how it does with buyers.",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: viewerId } = context.get(viewerContext);
  const services = context.get(servicesContext);
  const period = parsePeriod(url.searchParams.get("days"));
  const tab = parseTab(url.searchParams.get("tab"));
  const listing = await openListing(services.db, { listingId: params.id, ownerId: viewerId });
  const { db } = services;
  const now = new Date();
  const renewsAt = (await listRenewalDates(db, [listing.id])).get(listing.id) ?? null;
  const managerId = managerOf(listing);
  const isBroker = listing.brokerId === viewerId;
  const [{ packageId, ...desk }, replies, files, readers, mandate, deliverables] =
    await Promise.all([
      loadDesk(services, listing, { viewerId, period, renewsAt, now }),
      measureReplies(db, [managerId], now),
      listOwnMedia(db, listing.id),
      canChangeMedia(listing.status) ? listReaders(db, listing.id, now) : [],
      listing.brokerId ? findMandate(db, listing.id) : null,
      isBroker ? [] : listListingDeliverables(db, listing, now),
    ]);
  const email = deliverables.flatMap(({ proof }) =>
    proof && "campaignId" in proof ? [proof] : [],
  )[0];
  const publicUrl = new URL(listingHref(listing), services.env.APP_URL).href;
  return {
    ...desk,
    tab,
    missing: listing.status === "sold" ? [] : missingParts(listing),
    share: listing.status === "active" ? { url: publicUrl, qrCode: makeQrCode(publicUrl) } : null,
    replies: replies.get(managerId) ?? noReplyRecord,
    isBroker,
    mandate: mandate && { ...mandate, since: mandate.since.toISOString() },
    period,
    files,
    readers,
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
  const intent = formText(form, "intent");
  if (!isId(listingId)) notFound();
  const input = { form, listingId, ownerId, now: new Date(), requestId };
  if (intent === "end-mandate") {
    const reason = readMandateReason(form);
    const end = { listingId, userId: ownerId, reason, requestId };
    const outcome = await endMandate(services.db, services.jobs, { ...end, now: input.now });
    if (!outcome.ok) notFound();
    // For the broker the desk is gone.
    if (outcome.by === "broker") throw redirect(mandatesHref, 303);
    return data<MandateAnswer>({ mandate: "ended" });
  }
  if (intent !== "save") return answerOwnerAction(services, { ...input, intent });
  const tab = parseTab(String(form.get("tab")));
  const names = tabFields(tab);
  if (names.length === 0) throw data(null, { status: 400 });
  const saved = await saveForm(services.db, { ...input, names });
  if (!saved.ok && saved.reason === "not-found") notFound();
  return data<TabAnswer>({ tab, ...saved }, { status: saved.ok ? 200 : 422 });
}

interface MandateAnswer {
  mandate: "ended";
}

type DeskAnswer = TabAnswer | ChangeResult | MandateAnswer;

const isTabAnswer = (answer: DeskAnswer): answer is TabAnswer => "tab" in answer;
const isMandateAnswer = (answer: DeskAnswer): answer is MandateAnswer => "mandate" in answer;

export default function DeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, edited, isBroker, tab, readers } = loaderData;
  const answer = actionData && isTabAnswer(actionData) ? actionData : null;
  const ended = actionData && isMandateAnswer(actionData) ? actionData : null;
  const change =
    actionData && !isTabAnswer(actionData) && !isMandateAnswer(actionData) ? actionData : null;
  useAnchoredTab(edited.id, tab);
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
      <Tabs
        label="Parts of this listing"
        tabs={(Object.keys(deskTabs) as DeskTab[]).map((name) => ({
          label: deskTabs[name].label,
          to: tabHref(edited.id, name),
        }))}
        current={tabHref(edited.id, tab)}
      />
      {tab === "overview" && <Overview {...loaderData} />}
      {tab === "media" && (
        <div className="flex max-w-4xl flex-col gap-12">
          <MediaSections
            listingId={edited.id}
            status={edited.status}
            {...loaderData.files}
            readers={
              readers.length > 0 && <AccessReaders listingId={edited.id} readers={readers} />
            }
          />
        </div>
      )}
      {deskTabs[tab].sections.length > 0 && (
        <div className="flex max-w-3xl flex-col gap-10">
          <DeskForm
            key={tab}
            tab={tab}
            listing={edited}
            answer={answer?.tab === tab ? answer : null}
            median={loaderData.median}
          />
          {tab === "figures" && loaderData.prices.length > 0 && (
            <PriceTable rows={loaderData.prices} />
          )}
        </div>
      )}
    </div>
  );
}

/** Links from before the tabs have only the anchor, which the server does not see. */
function useAnchoredTab(listingId: string, current: DeskTab) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = tabOf(hash.slice(1));
    if (wanted && wanted !== current)
      void navigate(tabHref(listingId, wanted) + hash, { replace: true });
  }, [hash, listingId, current, navigate]);
}

function Overview(data: Route.ComponentProps["loaderData"]) {
  const { edited, mandate, suggestions } = data;
  const { pathname } = useLocation();
  const isSold = edited.status === "sold";
  return (
    <>
      {mandate && <MandateSection mandate={mandate} isBroker={data.isBroker} />}
      {edited.status === "pending" && (
        <ReviewNote reasons={data.reviewReasons} isPaid={data.packageName !== null} />
      )}
      {edited.status === "active" && data.missing.length > 0 && (
        <Banner tone="warning" title={`We need ${nameParts(data.missing)} first`}>
          Featured places, alerts and emails to buyers wait until then. Your term is running.{" "}
          <PlainLink to={deskHref(edited.id, partAnchors[data.missing[0]!])} className="link">
            Add it now
          </PlainLink>
        </Banner>
      )}
      {data.deliverables.length > 0 && (
        <TitledSection id="included-title" title="What your package includes">
          <DeliverablesList
            deliverables={data.deliverables}
            missing={data.missing}
            followed={data.followed}
          />
        </TitledSection>
      )}
      <SuggestionsList listingId={edited.id} suggestions={suggestions} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <DeskAside
          isSold={isSold}
          listingId={edited.id}
          completeness={withoutSuggested(measureCompleteness(edited.form, data.media), suggestions)}
        >
          <div className="flex flex-col gap-2">
            <OwnReplies replies={data.replies} />
            <HelpLink article="reply-times">How this is measured</HelpLink>
          </div>
        </DeskAside>
        <div className="flex min-w-0 flex-col gap-12">
          <StatisticsSection
            pathname={pathname}
            period={data.period}
            statistics={data.statistics}
            sources={data.sources}
          />
          {data.share && <ShareSection title={data.head.title} {...data.share} />}
        </div>
      </div>
    </>
  );
}
