import { data } from "react-router";
import type { Route } from "./+types/listing-edit-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import {
  answerListingEdit,
  isMandateIntent,
  type MandateIntent,
} from "./answer-listing-edit.server.ts";
import { ListingMandate } from "./listing-mandate.tsx";
import { ListingEditForm, type ListingEditResult, listingFormId } from "./listing-edit-form.tsx";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { ListingFacts, ListingSteps } from "./listing-aside.tsx";
import { SavedNotice } from "#app/admin/edit-conflict/saved-notice.tsx";
import { RemovedText } from "#app/selling/editing/editor-fields.tsx";
import { isListingStep, listingSteps } from "./listing-step.ts";
import { loadListingEdit } from "./load-listing-edit.server.ts";
import { Timeline } from "#app/admin/timeline/timeline.tsx";
import { servicesContext } from "#app/context.ts";
import { DocumentSection } from "#app/listings/media/documents/document-section.tsx";
import { PhotoSection } from "#app/listings/media/photos/photo-section.tsx";
import { VideoSection } from "#app/listings/media/video/video-section.tsx";
import { describeRejection } from "#app/selling/owned/owned-listing.ts";
import { StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { describeReview } from "#app/listings/review/describe-review.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";

const entriesPerPage = 20;

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    // With the id, because titles are not unique.
    title: loaderData
      ? `Edit ${loaderData.listing.title}, ${loaderData.listing.id.slice(-12)}`
      : "Listing not found",
    description: "Change any part of a listing, its status and its media.",
    pathname,
  });

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, entriesPerPage);
  const listing = isId(id) ? await loadListingEdit(db, id, page, new Date()) : null;
  if (!listing) return notFound();
  const done = url.searchParams.get("done") ?? "";
  const { adminAreas: areas } = context.get(viewerContext);
  return { listing, areas, done: doneMessage(done) };
}

const mandateMessages: Record<MandateIntent, string> = {
  "offer-mandate": "The mandate is offered, and the broker is notified.",
  "end-mandate": "The mandate has ended, or its offer is withdrawn.",
};

const otherMessages: Record<string, string | undefined> = {
  created: "The draft is in the owner's account, and they are told. Add what you know.",
  "change-owner": "The listing has a new owner. Both people are told.",
};

function doneMessage(done: string): string | null {
  if (isListingStep(done)) return listingSteps[done].done;
  return isMandateIntent(done) ? mandateMessages[done] : (otherMessages[done] ?? null);
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isId(id)) return notFound();
  return answerListingEdit(context.get(servicesContext), {
    form,
    listingId: id,
    ...actorOf(context),
    now: new Date(),
  });
}

/** Offline, the form keeps the input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<ListingEditResult>({ kind: "failed" }, { status: 503 });
  }
}

export default function ListingEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, done, areas } = loaderData;
  const result = actionData ?? null;
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <Heading listing={listing} isSaved={result?.kind === "saved"} />
      {result?.kind === "saved" ? (
        <SavedNotice record="Listing" to={`/business/${listing.id}`} linkLabel="View the listing">
          {result.notices.length > 0 && (
            <Banner tone="warning" title="Something was removed from the text">
              {result.notices.map((notice) => (
                <RemovedText key={notice.field} notice={notice} />
              ))}
            </Banner>
          )}
        </SavedNotice>
      ) : (
        <>
          {done && !result && <Banner tone="success">{done}</Banner>}
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_auto_1fr]">
            <ListingSteps
              listing={listing}
              refusal={result?.kind === "step-refused" ? result : null}
            />
            <ListingMandate
              listing={listing}
              areas={areas}
              refusal={result?.kind === "mandate-refused" ? result.message : null}
            />
            <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-span-3 lg:row-start-1">
              <ListingEditForm listing={listing} result={result} />
              <Media listing={listing} />
              <TitledSection
                id="timeline"
                title="Timeline"
                className="scroll-mt-6 border-t border-line pt-8"
              >
                <Timeline entries={listing.timeline.rows} />
                <ListPagination label="Pages of the timeline" list={listing.timeline} />
              </TitledSection>
            </div>
            <ListingFacts
              listing={listing}
              areas={areas}
              refusal={result?.kind === "owner-refused" ? result : null}
            />
          </div>
        </>
      )}
    </div>
  );
}

type Listing = Route.ComponentProps["loaderData"]["listing"];

function Heading({ listing, isSaved }: { listing: Listing; isSaved: boolean }) {
  const { id, title, status, editable, isWithdrawn, isTakenDown, rejectionReason } = listing;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumb
        steps={[{ label: "Listings", to: "/admin/listings" }, { label: "Edit listing" }]}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="display max-w-3xl text-3xl wrap-anywhere">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/business/${id}`} variant="secondary" size="sm">
            View listing
          </ButtonLink>
          {/* The form is long: saves without scrolling to its end. */}
          {!isSaved && (
            <Button form={listingFormId} size="sm">
              Save
            </Button>
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} isWithdrawn={isWithdrawn} />
        {isTakenDown && <Badge tone="danger">Taken down</Badge>}
        {editable.featured === "yes" && <Badge tone="warm">Featured</Badge>}
        {editable.verified === "yes" && <Badge tone="success">Verified</Badge>}
        <span className="text-sm text-ink-3">{id}</span>
      </p>
      {rejectionReason && (
        <p className="text-sm text-danger">{describeRejection(status, rejectionReason)}</p>
      )}
      {listing.reviewReasons.length > 0 && (
        <Banner tone="warning" title="The automatic checks found something">
          <ul className="list-disc ps-5">
            {describeReview(listing.reviewReasons, { isPaid: listing.isPaid }).checks.map(
              (check) => (
                <li key={check}>{check}</li>
              ),
            )}
          </ul>
        </Banner>
      )}
    </header>
  );
}

function Media({ listing: { id, files } }: { listing: Listing }) {
  return (
    <>
      <div className="border-t border-line pt-8">
        <PhotoSection listingId={id} photos={files.photos} isAdministrator />
      </div>
      <div className="border-t border-line pt-8">
        <DocumentSection listingId={id} own={files.documents} isAdministrator />
      </div>
      <div className="border-t border-line pt-8">
        <VideoSection listingId={id} video={files.video} isAdministrator />
      </div>
    </>
  );
}

export const ErrorBoundary = recordErrorBoundary("listing", LazyErrorScreen);
