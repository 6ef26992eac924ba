import { ListingCard } from "#app/browsing/listing-card.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

export function SimilarListings({ listings }: { listings: ListingCardData[] }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print wrap py-16 md:py-20">
      <h2 id="similar" className="display mb-8 text-2xl">
        Similar listings
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {listings.map((listing) => (
          <li key={listing.id} className="later">
            <ListingCard
              listing={listing}
              sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
