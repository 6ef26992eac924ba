import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { SmallCard } from "#app/shortlist/recently-viewed/small-card.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";

interface SavedSectionProps {
  cards: ListingCardData[];
  count: number;
}

export function SavedSection({ cards, count }: SavedSectionProps) {
  return (
    <Section
      id="saved-listings"
      title="Saved Listings"
      count={formatNumber(count)}
      link={{ label: "View All", to: "/account/saved-listings", name: "View All saved listings" }}
    >
      {count === 0 ? (
        <div className="pt-5">
          <NothingSaved />
        </div>
      ) : cards.length > 0 ? (
        <ul className="grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-5 overflow-x-auto pt-5 pb-1 sm:grid-flow-row sm:grid-cols-3 sm:overflow-visible">
          {cards.map((card) => (
            <li key={card.id}>
              <SmallCard card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-4 text-sm text-ink-2">
          None of your saved businesses is for sale at the moment.
        </p>
      )}
    </Section>
  );
}

export const NothingSaved = () => (
  <EmptyState
    headingLevel={3}
    title="No saved listings yet"
    hint="Select the heart on a listing to save it here. You can add your own notes."
    action={<ButtonLink to="/businesses">Browse businesses</ButtonLink>}
  />
);
