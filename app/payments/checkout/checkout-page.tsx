import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/checkout-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { findOwnListing } from "#app/payments/checkout/checkout.queries.server.ts";
import { describeTerm } from "#app/payments/checkout/describe-term.ts";
import { OrderSummary } from "#app/payments/checkout/order-summary.tsx";
import { PackageChoice } from "#app/payments/checkout/package-choice.tsx";
import { judgePurchase } from "#app/payments/checkout/purchase.ts";
import {
  type CheckoutOutcome,
  quotePurchase,
  startCheckout,
} from "#app/payments/checkout/start-checkout.server.ts";
import { defaultPackageFor, packagesFor } from "#app/payments/package.ts";
import { paymentServices } from "#app/payments/payment-request.server.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: `Choose a package for ${loaderData?.title ?? "a listing"}`,
    description: "Packages for your listing: what each includes, what it costs and what renews.",
    pathname,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const listing = isId(params.listingId)
    ? await findOwnListing(db, userId, params.listingId)
    : null;
  if (!listing) throw data(null, { status: 404 });
  const standard = defaultPackageFor(listing.region);
  const offered = packagesFor(listing.region).filter(
    ({ id }) => judgePurchase(listing, id) === null,
  );
  const base = {
    title: listing.title || "Untitled Draft",
    isUpgrade: listing.status === "active",
    wasCancelled: url.searchParams.has("cancelled"),
    offered: offered.map((one) => ({
      id: one.id,
      name: one.name,
      price: one.price,
      term: describeTerm(one.id),
      description: one.description,
      features: one.features,
      isRecommended: one.id === standard,
    })),
  };
  const wanted = url.searchParams.get("package");
  const chosen =
    offered.find(({ id }) => id === wanted) ??
    offered.find(({ id }) => id === standard) ??
    offered[0];
  if (!chosen) return { ...base, chosen: null };
  const quote = await quotePurchase(db, {
    listingId: listing.id,
    region: listing.region,
    isActive: listing.status === "active",
    packageId: chosen.id,
    now: new Date(),
  });
  const { name, successFeePercent } = chosen;
  return { ...base, chosen: { name, successFeePercent, quote } };
}

type Refusal = Extract<CheckoutOutcome, { ok: false }>["reason"];

const messages: Record<Exclude<Refusal, "not-found">, string> = {
  "invalid-package": "Invalid package ID",
  "not-for-sale": "This listing is sold or waiting for a review. No package is needed now.",
  "not-an-upgrade": "This package, or a better one, is running already.",
  "payment-in-progress":
    "A payment for this listing is being confirmed. We will email you as soon as it arrives.",
  "too-many-attempts": "You have tried this many times. Please try again in an hour.",
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const packageId = String((await readForm(request)).get("packageId"));
  const listingId = params.listingId;
  if (!isId(listingId)) throw data(null, { status: 404 });
  const here = `/account/upgrades/${listingId}`;
  let outcome: CheckoutOutcome;
  try {
    outcome = await startCheckout(paymentServices(context), {
      userId,
      listingId,
      packageId,
      successPath: "/account?payment=success",
      cancelPath: `${here}?package=${encodeURIComponent(packageId)}&cancelled=1`,
      now: new Date(),
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.get(servicesContext).log.error({ err: error }, "payment provider");
    return data({ error: "Payment failed. Please try again." }, { status: 503 });
  }
  if (outcome.ok) return redirect(outcome.url, 303);
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  const status = outcome.reason === "too-many-attempts" ? 429 : 422;
  return data({ error: messages[outcome.reason] }, { status });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isUpgrade, offered, chosen, wasCancelled } = loaderData;
  const working = useNavigation().formMethod === "POST";
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
        wasCancelled && (
          <Banner>You have not been charged, and your listing is saved as it was.</Banner>
        )
      )}
      {chosen ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PackageChoice
            offered={offered}
            chosen={chosen.quote.packageId}
            hrefFor={(id) => `?package=${id}`}
          />
          <Card title="Order summary" className="lg:sticky lg:top-24">
            <div className="flex flex-col gap-5">
              <OrderSummary {...chosen} />
              <Form method="post">
                <input type="hidden" name="packageId" value={chosen.quote.packageId} />
                <Button size="lg" className="w-full" pending={working}>
                  Continue to payment
                </Button>
              </Form>
              <p className="text-xs text-ink-3">
                You pay on the secure page of our payment provider. Your card number never reaches
                us.
              </p>
            </div>
          </Card>
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          title="There is nothing to buy for this listing"
          hint="It is sold, waiting for a review, or has the best package already."
          action={
            <ButtonLink to="/account/upgrades" variant="secondary">
              Back to Upgrades
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
