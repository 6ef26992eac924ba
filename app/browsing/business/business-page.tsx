import { lazy, Suspense } from "react";
import {
  data,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLocation,
  useViewTransitionState,
} from "react-router";
import type { Route } from "./+types/business-page.ts";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import { describeOwnAccess } from "#app/deals/access/describe-access.ts";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { useRecordViewed } from "#app/shortlist/recently-viewed/use-viewed.tsx";
import { CompareToggle } from "#app/shortlist/compare/compare-toggle.tsx";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { findBusiness, findCategoryMultiple } from "./business.queries.server.ts";
import { BusinessBody } from "./business-body.tsx";
import { BusinessHeading } from "./business-heading.tsx";
import { BusinessCrumbs } from "./business-crumbs.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { SimilarListings } from "./similar-listings.tsx";
import {
  computeLoan,
  parseTerms,
  formatLoan,
} from "#app/browsing/business/figures/affordability.ts";
import { Gallery } from "#app/browsing/business/gallery/gallery.tsx";
import { makeBusinessView } from "./make-business-view.ts";
import { businessMeta } from "#app/browsing/business/sharing/business-meta.ts";
import {
  businessShareImage,
  businessShareRoot,
} from "#app/browsing/business/sharing/business-share-image.server.ts";
import { ShareActions } from "#app/browsing/business/sharing/share-actions.tsx";
import { structuredData } from "#app/browsing/business/sharing/structured-data.ts";
import { Sidebar } from "./sidebar.tsx";
import { listSimilar } from "./similar.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { isId } from "#app/platform/db/id.ts";
import { describeShareImage } from "#app/platform/share-images/share-image.ts";
import { shareImageHref } from "#app/platform/share-images/share-image-address.server.ts";
import { hasReadableRoom } from "#app/deals/room/reading/find-room.server.ts";
import { roomHref } from "#app/deals/room/room.ts";
import { findListingStanding } from "#app/market/valuation/listing-standing.server.ts";
import { ListingStandingSection } from "#app/market/valuation/page/listing-standing.tsx";
import { brand } from "#app/shared/brand.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { StructuredData, serializeStructuredData } from "#app/ui/layout/structured-data.tsx";
import type { ErrorText } from "#app/shell/error-text.ts";
import { listingHref, listingSlug } from "#app/listings/listing-address.ts";
import { TeaserBar } from "./teaser-bar.tsx";

const AccessWatch = lazy(() => import("#app/deals/access/access-watch.tsx"));

export const headers = publicPage("down", "rate", "years");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, replica, queryCache, env } = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const { id } = params;
  if (!isId(id)) throw refuse(404);
  const now = new Date();
  const [found, rates] = await Promise.all([
    findBusiness(db, id, asVisitor(url) ? null : viewer, now),
    getCachedRates(queryCache),
  ]);
  if (!found.ok && found.reason === "not-found") throw refuse(404);
  if (found.ok && params.slug && params.slug !== listingSlug(found.business.publicTitle))
    throw redirect(listingHref({ id, title: found.business.publicTitle }) + url.search, {
      status: 301,
      headers: uncached,
    });

  const like = found.ok ? found.business : found.like;
  const [category] = like.categories;
  const [similarRows, categoryMultiple, standing, access, hasRoom] = await Promise.all([
    listSimilar(replica, like, rates, now),
    category && found.ok
      ? queryCache.get(`multiple of ${category}`, (primary) =>
          findCategoryMultiple(primary, category),
        )
      : null,
    // Its link contains the figures, so not while they are confidential.
    found.ok &&
    found.business.access === "public" &&
    !found.business.soldAt &&
    !found.business.behindTeaser
      ? findListingStanding(queryCache, found.business, rates, now)
      : null,
    viewer && found.ok && found.business.grant !== "none"
      ? findOwnAccess(db, { listingId: id, userId: viewer.id, now })
      : null,
    hasReadableRoom(db, id, viewer, now),
  ]);
  const ids = similarRows.map((row) => row.id);
  const savedIds = await findSavedIds(db, viewer?.id, ids);
  const view = { now, currency: preferences.currency, rates, savedIds };
  const similar = similarRows.map((row) =>
    makeCard(row, { ...view, compact: true, earningsAsText: true }),
  );
  if (!found.ok) throw refuse(410, { similar });
  const options = { ...view, categoryMultiple };
  const business = makeBusinessView(found.business, options);
  const { origin } = new URL(env.APP_URL);
  const drawn = businessShareImage(found.business);
  const shareImage = {
    src: origin + shareImageHref(businessShareRoot, found.business.id, drawn),
    alt: describeShareImage(drawn),
  };
  const terms = parseTerms(url.searchParams);
  return {
    business,
    roomTo: hasRoom ? roomHref(id) : null,
    metadata: businessMeta(business, shareImage, origin),
    // Nobody else sees this page, so it needs no description.
    structured:
      business.access === "private" || business.behindTeaser
        ? null
        : serializeStructuredData(structuredData(found.business, business, origin)),
    access: access && {
      text: access.grant === "granted" ? describeOwnAccess(access) : null,
      endsInMs: access.endsInMs,
    },
    similar,
    standing,
    terms,
    loan:
      business.price === null
        ? null
        : formatLoan(computeLoan(business.price, terms), business.figures.currency),
    origin,
    isVisitorsView: viewer !== null && asVisitor(url),
  };
}

/** Loads the page again when its reader's access changes. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

/** Lets people with access preview the teaser. */
const asVisitor = (url: URL): boolean => url.searchParams.get("as") === "visitor";

interface Gone {
  similar: ListingCardData[];
}

/** The listing may exist tomorrow, and a headline may change back. */
const uncached = { "cache-control": "no-store" };

const refuse = (status: 404 | 410, gone: Gone | null = null) =>
  data(gone, { status, headers: uncached });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.metadata ?? [{ name: "robots", content: "noindex" }];

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const {
    business,
    structured,
    access: reader,
    similar,
    standing,
    terms,
    loan,
    origin,
    roomTo,
    isVisitorsView,
  } = loaderData;
  const { id, title, categories, access, isSold } = business;
  const href = listingHref({ id, title: business.publicTitle });
  const isTransitioning = useViewTransitionState(href);
  useRecordViewed(access === "public" ? id : null);
  const [category] = categories;
  return (
    <>
      {structured && <StructuredData text={structured} />}
      <article className="memo wrap pt-5 pb-4 print:p-0">
        <p className="mb-3 hidden justify-between border-b border-ink pb-1 text-sm print:flex">
          <strong>{brand.name}</strong>
          <span>{`${origin}${href}`}</span>
        </p>
        <div className="no-print mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <BusinessCrumbs category={category} />
          {access === "public" && (
            <ShareActions
              id={id}
              title={title}
              href={`${origin}${href}`}
              isSaved={business.isSaved}
            >
              {!isSold && <CompareToggle listingId={id} title={title} look="quiet" />}
            </ShareActions>
          )}
        </div>
        {access === "private" && (
          <div className="no-print mb-6">
            <Banner tone="warning" title="Only you can see this">
              This listing isn't public. Once it is, buyers will see it like this.
            </Banner>
          </div>
        )}
        {reader && (
          <Suspense>
            <AccessWatch listingId={id} endsInMs={reader.endsInMs} />
          </Suspense>
        )}
        {reader?.text && (
          <div className="no-print mb-6">
            <Banner>{reader.text}</Banner>
          </div>
        )}
        <TeaserBar {...business} href={href} isVisitorsView={isVisitorsView} />
        <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] print:grid-cols-[1fr_1.6fr] print:gap-x-6">
          <Gallery
            key={id}
            photos={business.photos}
            illustration={business.illustration}
            transitionName={isTransitioning ? `photo-${id}` : undefined}
          />
          <BusinessHeading business={business} />
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-10 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16 xl:grid-cols-[minmax(0,1fr)_23rem] print:mt-4 print:block">
          <BusinessBody
            roomTo={roomTo}
            key={id}
            business={business}
            terms={terms}
            loan={loan}
            standing={standing && <ListingStandingSection standing={standing} />}
          />
          <Sidebar business={business}>
            <Outlet />
          </Sidebar>
        </div>
        <ContactBar figures={business.figures} />
      </article>
      <SimilarListings listings={similar} />
      <RecentlyViewed except={[id]} className="wrap pb-16 md:pb-20" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const answer = isRouteErrorResponse(error) ? error : null;
  const words = businessError(answer?.status ?? 500, pathname + search);
  const gone = answer?.status === 410 ? (answer.data as Gone) : null;
  return (
    <LazyErrorScreen error={error} {...(words && { words })}>
      {gone && <SimilarListings listings={gone.similar} />}
    </LazyErrorScreen>
  );
}

const back = { label: "Back to Businesses", to: "/businesses" };

function businessError(status: number, here: string): ErrorText | null {
  if (status >= 500)
    return {
      title: "Failed to load business details",
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, back],
    };
  const texts: Record<number, Pick<ErrorText, "title" | "text">> = {
    404: {
      title: "Business not found",
      text: "There is no business at this address. Check that you have the whole link.",
    },
    410: {
      title: "No longer for sale",
      text: "The owner took this listing down, or it expired.",
    },
  };
  return texts[status] ? { ...texts[status], offer: [back] } : null;
}
