import { redirect } from "react-router";
import type { Route } from "./+types/preview-page.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  findPreview,
  type PreviewedBy,
  findCategoryMultiple,
} from "#app/browsing/business/business.queries.server.ts";
import { BusinessBody } from "#app/browsing/business/business-body.tsx";
import { BusinessHeading } from "#app/browsing/business/business-heading.tsx";
import {
  computeLoan,
  parseTerms,
  formatLoan,
} from "#app/browsing/business/figures/affordability.ts";
import { Gallery } from "#app/browsing/business/gallery/gallery.tsx";
import { makeBusinessView } from "#app/browsing/business/make-business-view.ts";
import { Sidebar } from "#app/browsing/business/sidebar.tsx";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { previewHref, wizardHref } from "./wizard-url.ts";
import { isId } from "#app/platform/db/id.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta = privatePage("Preview", "Your listing as buyers will see it.");

const roles: { as: PreviewedBy; label: string; sees: string }[] = [
  { as: "visitor", label: "Visitor", sees: "Anybody, without signing in, sees this." },
  {
    as: "buyer",
    label: "Registered buyer",
    sees: "Buyers who are signed in and have confirmed their email address see this.",
  },
  {
    as: "granted",
    label: "Granted buyer",
    sees: "Buyers to whom you have given access see this.",
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, preferences } = context.get(requestContext);
  if (!viewer) throw redirect(signInHref(url.pathname + url.search));
  const { db, queryCache } = context.get(servicesContext);
  const id = url.searchParams.get("draft") ?? "";
  const { as } = roles.find(({ as: role }) => role === url.searchParams.get("as")) ?? roles[0]!;
  const own = { listingId: id, ownerId: viewer.id };
  const listing = isId(id) ? await findOwnListing(db, own) : null;
  const now = new Date();
  const found = listing && (await findPreview(db, { id, managerId: viewer.id, as, now }));
  if (!listing || !found) notFound();
  const rates = await getCachedRates(queryCache);
  const [category] = found.categories;
  const categoryMultiple = category
    ? await queryCache.get(`multiple of ${category}`, (primary) =>
        findCategoryMultiple(primary, category),
      )
    : null;
  const view = { now, currency: preferences.currency, rates, categoryMultiple };
  const business = makeBusinessView(found, view);
  const terms = parseTerms(url.searchParams);
  return {
    as,
    isDraft: listing.status === "draft",
    business,
    terms,
    loan:
      business.price === null
        ? null
        : formatLoan(computeLoan(business.price, terms), business.figures.currency),
  };
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { as, isDraft, business, terms, loan } = loaderData;
  const { id } = business;
  return (
    <>
      <div className="wrap flex flex-col gap-4 pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="display text-2xl">Preview</p>
          <ButtonLink
            to={isDraft ? wizardHref({ draft: id, step: 3 }) : `/account/listings/edit/${id}`}
            variant="secondary"
          >
            Back to editing
          </ButtonLink>
        </div>
        <Tabs
          label="Who looks at it"
          current={previewHref(id, as)}
          tabs={roles.map(({ as: role, label }) => ({ label, to: previewHref(id, role) }))}
        />
        <Banner>
          {roles.find(({ as: role }) => role === as)!.sees} It shows your listing as it will be once
          you have bought a package.
        </Banner>
      </div>
      <article className="memo wrap pt-6 pb-16">
        <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <Gallery key={id} photos={business.photos} illustration={business.illustration} />
          <BusinessHeading business={business} />
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-10 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16 xl:grid-cols-[minmax(0,1fr)_23rem]">
          <BusinessBody key={`${id} ${as}`} business={business} terms={terms} loan={loan} />
          <Sidebar business={business}>
            <Card title="Contact Form">
              <p className="text-sm text-ink-2">
                {as === "visitor"
                  ? "Visitors are asked to sign in here before they message you."
                  : "Buyers message you here. You get an email, and reply under Leads in your account."}
              </p>
            </Card>
          </Sidebar>
        </div>
      </article>
    </>
  );
}
