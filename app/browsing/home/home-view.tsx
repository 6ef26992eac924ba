import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { LeaderList } from "#app/ui/data/leader-list.tsx";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { BothSides } from "./both-sides.tsx";
import type { HomeData } from "./hero-figures.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Mark } from "#app/ui/media/logo.tsx";
import { SearchForm } from "#app/search/box/search-form.tsx";
import { HandoverIllustration } from "#app/ui/media/handover-illustration.tsx";
import { dot } from "#app/listings/card/listing-card-data.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";

export function HomeView({ figures, featured, categories, recent }: HomeData) {
  return (
    <>
      <Hero figures={figures} />
      {featured && (
        <Section
          id="featured"
          title="Featured businesses"
          more={{ label: "All businesses", to: "/businesses" }}
        >
          {featured.length > 0 ? (
            <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {featured.map((listing) => (
                <li key={listing.id} className="later">
                  <ListingCard listing={listing} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              headingLevel={3}
              title="No featured businesses available at the moment"
              link={{ to: "/businesses", label: "Browse all businesses" }}
            />
          )}
        </Section>
      )}
      <Section id="categories" title="Popular categories" className="later">
        <LeaderList items={categories} size="lg" className="gap-x-16 sm:grid-cols-2" />
      </Section>
      {recent.length > 0 && (
        <Section
          id="recent"
          title="Recently added"
          className="later"
          more={{ label: "Newest first", to: "/businesses?sort=newest" }}
        >
          <RecentTable recent={recent} />
        </Section>
      )}
      <RecentlyViewed className="wrap pt-16 md:pt-24" />
      <BothSides />
      <SellCallToAction />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  more?: { label: string; to: string };
  className?: string;
  children: ReactNode;
}

function Section({ id, title, more, className = "", children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`wrap pt-16 md:pt-24 ${className}`}>
      <div className="mb-8 flex items-baseline justify-between gap-6">
        <h2 id={id} className="display text-3xl">
          {title}
        </h2>
        {more && (
          <PlainLink
            to={more.to}
            className="link inline-flex min-h-6 shrink-0 items-center font-medium"
          >
            {more.label}
          </PlainLink>
        )}
      </div>
      {children}
    </section>
  );
}

function SellCallToAction() {
  return (
    <section className="border-t border-line">
      <div className="wrap flex flex-col items-start gap-8 py-16 md:flex-row md:items-center md:justify-between md:py-20">
        <div className="flex items-center gap-8">
          <Mark className="hidden size-24 shrink-0 text-accent md:block" />
          <div>
            <h2 className="display text-4xl">Ready to sell?</h2>
            <p className="mt-3 max-w-[52ch] text-lg text-ink-2">
              List your business in three steps and save as you go. Packages start at $199 CAD for
              three months, and you see the renewal price before you pay.
            </p>
          </div>
        </div>
        <ButtonLink to="/create-listing" size="lg">
          Start your listing
        </ButtonLink>
      </div>
    </section>
  );
}

function Hero({ figures }: Pick<HomeData, "figures">) {
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

function RecentTable({ recent }: Pick<HomeData, "recent">) {
  return (
    <table className="recent-table">
      <caption className="sr-only">Recently added businesses</caption>
      <thead>
        <tr>
          <th scope="col">Business</th>
          <th scope="col">Asking</th>
          <th scope="col">Revenue</th>
          <th scope="col">Cash flow</th>
          <th scope="col">Added</th>
        </tr>
      </thead>
      <tbody>
        {recent.map((listing) => (
          <tr key={listing.id}>
            <th scope="row">
              <PlainLink to={listingHref(listing)} className="covers">
                {listing.title}
              </PlainLink>
              <small>{`${listing.place}${dot}${listing.category}`}</small>
            </th>
            <td>
              <FigureText figure={listing.askingPrice} showCode showApprox />
            </td>
            <td>
              <FigureText figure={listing.revenue} />
            </td>
            <td>
              <FigureText figure={listing.cashFlow} />
            </td>
            <td>
              <TimeAgo {...listing.listed} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
