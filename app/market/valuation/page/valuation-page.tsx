import { data, redirect } from "react-router";
import type { Route } from "./+types/valuation-page.ts";
import { ValuationActions } from "./valuation-actions.tsx";
import { ValuationForm } from "./valuation-form.tsx";
import { formChoices, makeFormData } from "./valuation-form-data.ts";
import { ValuationHeadline } from "./valuation-headline.tsx";
import { ValuationReport } from "./valuation-report.tsx";
import { shareValuation } from "./valuation-share-image.server.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import {
  reportHref,
  valuationHref,
  valuationQuery,
} from "#app/market/valuation/answers/answers.ts";
import { prefillAnswers } from "#app/market/valuation/answers/prefill-answers.server.ts";
import { readAnswers } from "#app/market/valuation/answers/read-answers.server.ts";
import {
  isKept,
  keepValuation,
  maxKept,
} from "#app/market/valuation/kept/keep-valuation.server.ts";
import { keptAmount } from "#app/market/valuation/kept/kept-amount.ts";
import { loadValuation } from "#app/market/valuation/load-valuation.server.ts";
import { approximateRange } from "#app/market/valuation/show/format-value.ts";
import { takePrice } from "#app/market/valuation/take-price.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { canEdit } from "#app/selling/editing/listing-fields.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const now = new Date();
  const parsed = await readAnswers(services, url.searchParams, preferences.currency);
  const { answers } = parsed;
  const listingId = viewer && isId(answers.listing ?? undefined) ? answers.listing! : null;
  const own = listingId
    ? await findOwnListing(services.db, { listingId, ownerId: viewer!.id })
    : null;
  if (own && !parsed.isAsked) {
    const prefilled = await prefillAnswers(services.db, {
      listingId: own.id,
      userId: viewer!.id,
      now,
    });
    if (prefilled?.trade) throw redirect(valuationHref(prefilled));
  }
  const image = await shareValuation(services, answers);
  const page = {
    image: image && { ...image, src: services.env.APP_URL + image.src },
    choices: formChoices,
    canonical: `${services.env.APP_URL}/valueright`,
    refusal: null as string | null,
    isSignedIn: viewer !== null,
    answer: null,
  };
  if (!parsed.isComplete) return { ...page, form: makeFormData(parsed) };
  const href = valuationHref(answers);
  if (href !== `/valueright?${url.searchParams.toString()}`) throw redirect(href);
  const loaded = await loadValuation(services, answers, now);
  if (!loaded.ok) {
    const { field, message } = loaded;
    const errors = field ? { [field]: message } : {};
    return { ...page, form: makeFormData({ ...parsed, errors }), refusal: field ? null : message };
  }
  const shared = { ...answers, listing: null };
  const rates = await getCachedRates(services.queryCache);
  return {
    ...page,
    form: makeFormData(parsed),
    answer: {
      view: loaded.view,
      approximately: approximateRange(
        loaded.valuation,
        answers.currency,
        preferences.currency,
        rates,
      ),
      href,
      shareUrl: services.env.APP_URL + valuationHref(shared),
      reportHref: reportHref(shared),
      isKept: viewer
        ? await isKept(services.db, viewer.id, valuationQuery(shared).toString())
        : false,
      listing:
        own && canEdit("askingPrice", own.status)
          ? { title: own.title, price: loaded.view.middle }
          : null,
    },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { viewer, preferences, id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent !== "keep" && intent !== "use-price") throw data(null, { status: 400 });
  const { answers, isComplete } = await readAnswers(
    services,
    url.searchParams,
    preferences.currency,
  );
  if (!isComplete) throw data(null, { status: 400 });
  // All is in the address: whoever signs up or in comes back to the same valuation.
  if (!viewer) {
    const signIn = signInHref(valuationHref(answers));
    return redirect(intent === "keep" ? `${signIn}&mode=signup` : signIn, 303);
  }
  const now = new Date();
  const loaded = await loadValuation(services, answers, now);
  if (!loaded.ok) throw data(null, { status: 400 });
  const { middle } = loaded.valuation;
  const rates = await getCachedRates(services.queryCache);
  if (intent === "use-price") {
    const listingId = answers.listing ?? undefined;
    if (!isId(listingId)) notFound();
    const taken = { listingId, userId: viewer.id, value: middle, rates, now, requestId };
    const outcome = await takePrice(services.db, taken);
    if (outcome.ok) return redirect(outcome.href, 303);
    if (outcome.reason === "not-found") notFound();
    return data({ error: outcome.message }, { status: 422 });
  }
  const outcome = await keepValuation(services.db, {
    userId: viewer.id,
    answers: valuationQuery({ ...answers, listing: null }).toString(),
    title: loaded.view.title,
    value: keptAmount(middle, answers.currency, rates),
    now,
  });
  if (outcome.ok) return redirect("/account/valuations?kept", 303);
  return data(
    { error: `You keep ${maxKept} valuations already. Delete one first.` },
    { status: 422 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...publicMeta({
    title: pageTitle(loaderData?.answer ? `Valuation: ${loaderData.answer.view.title}` : title),
    description:
      "A price range for your business in a minute, without an account: from the asking prices of comparable businesses, with every step and how wrong it may be.",
    canonical: loaderData?.canonical ?? "/valueright",
    ...(loaderData?.image && { image: loaderData.image }),
  }),
  ...(loaderData?.answer ? [{ name: "robots", content: "noindex" }] : []),
];

const title = "What is a business worth?";

export default function ValuationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, form, choices, refusal, isSignedIn } = loaderData;
  if (!answer)
    return (
      <div className="wrap py-10 md:py-14">
        <Introduction />
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-8">
            {refusal && <Banner tone="warning">{refusal}</Banner>}
            <ValuationForm {...form} choices={choices} submit="Value this business" />
          </div>
          <Promises isSignedIn={isSignedIn} />
        </div>
      </div>
    );
  const { view, approximately, ...actions } = answer;
  return (
    <div className="wrap py-8 md:py-12">
      {actionData?.error && (
        <div className="mb-6">
          <Banner tone="danger">{actionData.error}</Banner>
        </div>
      )}
      <ValuationHeadline view={view} approximately={approximately}>
        <ValuationActions {...actions} />
      </ValuationHeadline>
      <div className="mt-14 print:mt-6">
        <ValuationReport view={view} />
      </div>
      <section
        id="change"
        aria-labelledby="change-title"
        className="no-print mt-20 max-w-3xl border-t border-line pt-12"
      >
        <h2 id="change-title" className="mb-8 display text-2xl">
          Change your answers
        </h2>
        <ValuationForm key={actions.href} {...form} choices={choices} submit="Value it again" />
      </section>
    </div>
  );
}

const Introduction = () => (
  <>
    <h1 className="display text-4xl">{title}</h1>
    <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
      Get a price range at once, with every step that led to it and how wrong it may be. You need no
      account, and we store nothing unless you ask us to.
    </p>
  </>
);

const promises = [
  [
    "From real listings",
    "The number follows the asking prices of every business on our site, for sale and sold.",
  ],
  [
    "Step by step",
    "You see what your trade, your place, your size and each of your answers do to it.",
  ],
  [
    "Honest about errors",
    "We test the method on each listing as if it were not there, and show how far off it was.",
  ],
  [
    "Not a sales call",
    "Nobody phones you. Print it, share its address, or keep it and hear when it moves.",
  ],
] as const;

const Promises = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <aside aria-label="What you get" className="text-sm">
    <ul className="border-t border-ink">
      {promises.map(([what, text]) => (
        <li key={what} className="border-b border-line py-4">
          <h2 className="text-base font-semibold">{what}</h2>
          <p className="mt-1 max-w-[44ch] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <HelpLink article="valuation">How the valuation works</HelpLink>
      {isSignedIn && (
        <PlainLink to="/account/valuations" className="link inline-flex min-h-6 items-center">
          Valuations that you keep
        </PlainLink>
      )}
    </p>
  </aside>
);
