import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { SmallCard } from "#app/shortlist/recently-viewed/small-card.tsx";

/** How many photos a phone shows without scrolling. */
const eagerPhotos = 2;

/** Featured listings above the first page of results. They are on no page of the list below. */
export function FeaturedStrip({ listings }: { listings: ListingCardData[] }) {
  if (listings.length === 0) return null;
  return (
    <section
      aria-labelledby="featured"
      className="mb-6 rounded-surface bg-sunken max-lg:mt-4 px-4 pt-3 pb-4"
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="featured" className="text-sm font-semibold">
          Featured
        </h2>
        <p className="text-xs text-ink-2">Paid placements. They do not affect the order below.</p>
      </div>
      <ul className="-mx-4 grid auto-cols-[10.5rem] grid-flow-col gap-4 overflow-x-auto px-4 pb-1 xl:auto-cols-auto xl:grid-flow-row xl:grid-cols-5">
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <SmallCard card={listing} eager={index < eagerPhotos} />
          </li>
        ))}
      </ul>
    </section>
  );
}
