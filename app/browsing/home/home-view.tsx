import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { LeaderList } from "#app/ui/data/leader-list.tsx";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { BothSides } from "./both-sides.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
import { RecentTable } from "./recent-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Mark } from "#app/ui/media/logo.tsx";

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
              action={
                <ButtonLink to="/businesses" variant="secondary">
                  Browse all businesses
                </ButtonLink>
              }
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
        <ButtonLink to="/sell-business" size="lg">
          Start your listing
        </ButtonLink>
      </div>
    </section>
  );
}
