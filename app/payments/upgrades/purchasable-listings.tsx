import type { PurchasableListing } from "#app/payments/upgrades/active-package.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";

export function PurchasableListings({ listings }: { listings: PurchasableListing[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {listings.map((listing) => {
        const title = listing.title || "Untitled Draft";
        return (
          <li
            key={listing.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
          >
            <div className="min-w-0 grow basis-64">
              <h3 className="font-serif text-lg leading-snug font-medium tracking-tight">
                {title}
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                <Badge>{listing.status === "draft" ? "Draft" : "Expired"}</Badge>
                {listing.status === "expired" && listing.expiresAt ? (
                  <span>
                    Ended <DateText value={listing.expiresAt.toISOString()} />
                  </span>
                ) : (
                  <span>
                    Last updated <DateText value={listing.updatedAt.toISOString()} />
                  </span>
                )}
              </p>
            </div>
            <ButtonLink
              to={`/account/upgrades/${listing.id}`}
              variant="secondary"
              size="sm"
              aria-label={`Choose a package for ${title}`}
            >
              Choose a package
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
