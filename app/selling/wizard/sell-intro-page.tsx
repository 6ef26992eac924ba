import type { Route } from "./+types/sell-intro-page.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { findSellIntro, sellSteps } from "./sell-intro.ts";
import { wizardHref } from "./wizard-url.ts";
import { PackagePrices } from "#app/payments/checkout/package-prices.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { HandoverIllustration } from "#app/ui/media/handover-illustration.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const headers = publicPage();

export async function loader({ context, url }: Route.LoaderArgs) {
  const intro = findSellIntro(url.pathname);
  if (!intro) notFound();
  const { env, queryCache } = context.get(servicesContext);
  const wizard = wizardHref({ preset: intro.preset });
  return {
    intro,
    start: context.get(requestContext).viewer
      ? wizard
      : `/signin?mode=signup&returnTo=${encodeURIComponent(wizard)}`,
    subscribers: await getSubscriberFigure(queryCache),
    canonical: `${env.APP_URL}/${url.pathname.replaceAll("/", "").toLowerCase()}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: pageTitle(loaderData.intro.title),
        description: loaderData.intro.description,
        canonical: loaderData.canonical,
      })
    : [];

export default function SellIntroPage({
  loaderData: { intro, start, subscribers },
}: Route.ComponentProps) {
  return (
    <>
      <section className="wrap grid items-center gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <h1 className="display text-5xl text-balance">{intro.heading}</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-ink-2">{intro.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={start} size="lg">
              {intro.button}
            </ButtonLink>
            <HelpLink article="write-a-listing">How to write a good listing</HelpLink>
            <HelpLink article="resources/selling-guide">The selling guide</HelpLink>
          </div>
          <p className="mt-4 text-sm text-ink-2">
            Writing a listing is free. It goes live once a package is paid for.
          </p>
        </div>
        <HandoverIllustration className="mx-auto hidden w-full max-w-md lg:block" />
      </section>

      <section aria-labelledby="steps" className="border-t border-line">
        <div className="wrap py-14">
          <h2 id="steps" className="display text-3xl">
            How it works
          </h2>
          <ol className="mt-8 grid gap-8 md:grid-cols-3">
            {sellSteps.map(([title, text], index) => (
              <li key={title} className="border-t-2 border-accent pt-4">
                <p className="figures text-sm text-ink-3">{`Step ${index + 1}`}</p>
                <h3 className="mt-1 font-serif text-xl font-medium tracking-tight">{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="reasons" className="on-deep bg-deep text-on-deep">
        <div className="wrap py-14 md:py-16">
          <h2 id="reasons" className="display text-3xl">
            Why list on Relevo
          </h2>
          <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
            {intro.points.map(([title, text]) => (
              <li key={title} className="border-t border-deep-line pt-4">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-on-deep-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="prices" className="wrap py-14 md:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="prices" className="display text-3xl">
            What it costs
          </h2>
          <HelpLink article="packages">Packages, prices and renewals</HelpLink>
        </div>
        <div className="mt-8">
          <PackagePrices subscribers={subscribers} />
        </div>
        <p className="mt-10">
          <ButtonLink to={start} size="lg">
            {intro.button}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
