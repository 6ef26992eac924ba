import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/checkout-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { findOwnListing } from "#app/payments/checkout/checkout.queries.server.ts";
import { choosePackage, describePackages } from "#app/payments/checkout/offered-packages.ts";
import { checkoutMessages } from "#app/payments/checkout/checkout-messages.ts";
import { OrderSummary } from "#app/payments/checkout/order-summary.tsx";
import { PackageChoice } from "#app/payments/checkout/package-choice.tsx";
import { judgePurchase } from "#app/payments/checkout/purchase.ts";
import {
  type CheckoutOutcome,
  quotePurchase,
  startCheckout,
} from "#app/payments/checkout/start-checkout.server.ts";
import { packagesFor } from "#app/payments/package.ts";
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
  const offered = packagesFor(listing.region).filter(
    ({ id }) => judgePurchase(listing, id) === null,
  );
  const base = {
    title: listing.title || "Untitled Draft",
    isUpgrade: listing.status === "active",
    wasCancelled: url.searchParams.has("cancelled"),
    offered: describePackages(listing.region, offered),
  };
  const chosen = choosePackage(listing.region, url.searchParams.get("package"), offered);
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
  return data({ error: checkoutMessages[outcome.reason] }, { status });
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
