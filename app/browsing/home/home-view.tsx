import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LeaderList } from "#app/ui/leader-list.tsx";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { BothSides } from "./both-sides.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
import { RecentTable } from "./recent-table.tsx";
import { SellCallToAction } from "./sell-call-to-action.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

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
