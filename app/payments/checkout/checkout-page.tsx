import { data, redirect } from "react-router";
import type { Route } from "./+types/checkout-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { servicesContext } from "#app/context.ts";
import { findOwnListing, loadOffer } from "#app/payments/checkout/load-offer.server.ts";
import { goToCheckout } from "#app/payments/checkout/go-to-checkout.server.ts";
import { OrderCard } from "#app/payments/checkout/order-summary.tsx";
import { PackageChoice } from "#app/payments/checkout/package-choice.tsx";
import { checkPurchase, packagesFor } from "#app/payments/package.ts";
import { noRegion } from "#app/listings/listing.ts";
import { wizardHref } from "#app/selling/wizard/wizard-url.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: `Choose a package for ${loaderData?.title ?? "a listing"}`,
    description: "Packages for your listing: what each includes, what it costs and what renews.",
    pathname,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const services = context.get(servicesContext);
  const { db, queryCache } = services;
  const listing = isId(params.listingId)
    ? await findOwnListing(db, userId, params.listingId)
    : null;
  if (!listing) notFound();
  // Packages depend on the region.
  if (listing.region === noRegion)
    throw redirect(wizardHref({ draft: listing.id, step: 1, notice: "complete-first" }));
  const packages = packagesFor(listing.region).filter(
    ({ id }) => checkPurchase(listing, id) === null,
  );
  const wanted = url.searchParams.get("package");
  const subscribers = await getSubscriberFigure(queryCache);
  return {
    title: listing.title || "Untitled Draft",
    isUpgrade: listing.status === "active",
    wasCancelled: url.searchParams.has("cancelled"),
    ...(await loadOffer(services, { listing, wanted, subscribers, packages, now: new Date() })),
  };
}

export async function action({ request, context, params: { listingId } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const packageId = String((await readForm(request)).get("packageId"));
  if (!isId(listingId)) notFound();
  const { error, status } = await goToCheckout(context, {
    userId,
    listingId,
    packageId,
    cancelPath: `/account/upgrades/${listingId}?package=${encodeURIComponent(packageId)}&cancelled=1`,
  });
  return data({ error }, { status });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isUpgrade, offered, chosen, wasCancelled } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumb
          steps={[{ label: "Upgrades", to: "/account/upgrades" }, { label: "Choose a package" }]}
        />
        <h2 className="font-serif text-2xl font-medium tracking-tight">
          {isUpgrade ? "Upgrade your package" : "Choose a package"}
        </h2>
        <p className="text-ink-2">{title}</p>
      </div>
      {actionData?.error ? (
        <Banner tone="danger">{actionData.error}</Banner>
      ) : (
        wasCancelled && <Banner>Nothing was charged, and your listing is saved as it was.</Banner>
      )}
      {chosen ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PackageChoice
            offered={offered}
            chosen={chosen.quote.packageId}
            hrefFor={(id) => `?package=${id}`}
          />
          <OrderCard chosen={chosen} label="Continue to payment" className="lg:sticky lg:top-24" />
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          title="There is nothing to buy for this listing"
          hint="It is sold, waiting for a review, or has the best package already."
          link={{ to: "/account/upgrades", label: "Back to Upgrades" }}
        />
      )}
    </div>
  );
}
