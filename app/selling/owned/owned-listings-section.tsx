import type { OwnedListingView } from "./make-owned-listing-view.ts";
import { OwnedListingRow } from "./owned-listing-row.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { formatDay } from "#app/ui/format/format-date.ts";
import { LineChart } from "#app/ui/charts/charts.tsx";

export function OwnedListingsSection({
  listings,
  count,
  others,
}: {
  listings: OwnedListingView[];
  count: number;
  /** Shown if nothing is active: pending, sold or expired listings, or only drafts. */
  others: "ended" | "drafts" | null;
}) {
  return (
    <Section
      id="my-listings"
      title="My Business Listings"
      count={`${formatNumber(count)} active`}
      link={{ label: "View All", to: "/account/listings", name: "View All my listings" }}
    >
      {listings.length > 0 ? (
        <ul className="divide-y divide-line">
          {listings.map((listing) => (
            <li key={listing.id}>
              <OwnedListingRow listing={listing} />
            </li>
          ))}
        </ul>
      ) : others === "ended" ? (
        <p className="py-4 text-sm text-ink-2">
          None of your listings is active at the moment. View All shows the others.
        </p>
      ) : others === "drafts" ? (
        <p className="py-4 text-sm text-ink-2">
          Nothing is published yet. Continue one of your saved drafts: it goes live once a package
          is paid for.
        </p>
      ) : (
        <div className="pt-5">
          <EmptyState
            headingLevel={3}
            title="No listings yet"
            hint="Tell buyers about your business in three steps. You can stop at any time and continue later."
            action={<ButtonLink to="/sell-business">List New Business</ButtonLink>}
          />
        </div>
      )}
    </Section>
  );
}

const title = "Views of my listings, last 30 days";

export function ViewsChart({ days }: { days: { day: string; views: number }[] }) {
  if (days.every(({ views }) => views === 0))
    return (
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">
          No views yet. They are counted from the moment a buyer opens one of your listings.
        </p>
      </div>
    );
  return (
    <LineChart
      title={title}
      points={days.map(({ day, views }) => ({ label: formatDay(day), value: views }))}
      format={formatNumber}
    />
  );
}
