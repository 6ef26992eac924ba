import { SearchForm } from "#app/search/box/search-form.tsx";
import { HandoverIllustration } from "#app/ui/media/handover-illustration.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { HomeData } from "./home-data.ts";

export function Hero({ figures }: Pick<HomeData, "figures">) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-center grid-cols-1 gap-x-16 gap-y-10 pt-10 pb-12 md:pt-16 lg:grid-cols-[1.15fr_1fr] lg:pt-14 lg:pb-16">
        <div>
          <h1 className="display text-4xl md:text-5xl">Find your next business, or sell yours.</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-ink-2">
            Browse businesses for sale across Canada, the United States and Mexico, or list your own
            confidentially.
          </p>
          <SearchForm
            id="hero-search"
            size="lg"
            placeholder="Type of business or location"
            className="mt-8 max-w-xl"
          />
        </div>
        <HandoverIllustration className="mx-auto hidden w-full max-w-96 lg:block" />
      </div>
      <div className="wrap">
        <dl className="grid grid-cols-2 border-line not-empty:border-y md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse max-md:last:odd:col-span-2 justify-end border-line py-5 ps-5 pe-2 max-md:odd:ps-0 max-md:even:border-s max-md:nth-[n+3]:border-t md:ps-6 md:not-first:border-s md:first:ps-0"
            >
              <dt className="text-sm text-ink-2">
                {figure.to ? (
                  <PlainLink
                    to={figure.to}
                    className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {figure.label}
                  </PlainLink>
                ) : (
                  figure.label
                )}
              </dt>
              <dd className="display figures text-2xl whitespace-nowrap lg:text-3xl">
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
