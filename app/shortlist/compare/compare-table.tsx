import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { ListingPhoto } from "#app/listings/card/card-photo.tsx";
import { CompareForm } from "./compare-form.tsx";
import { compareGroups } from "./compare-rows.tsx";
import { ranked, type RankedRow } from "./compare-list.ts";
import type { ComparedListing, Comparison } from "./comparison.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const isRanked = (key: string): key is RankedRow => key in ranked;
const rankLabels = { lowest: "Lowest", highest: "Highest" };
const side =
  "sticky left-0 z-10 w-22 min-w-22 bg-paper pe-2 text-start align-top font-normal sm:w-44 sm:min-w-44 sm:pe-6";
/** On a phone two fit, and the edge of the third says that there are more. */
const column =
  "min-w-30 ps-3 text-start align-top max-sm:[&_span]:whitespace-normal sm:min-w-56 sm:ps-6";
const widths = ["", "max-w-xl", "max-w-4xl", "", ""];

export function CompareTable({ listings, best }: Comparison) {
  const ids = listings.map(({ id }) => id);
  return (
    <>
      {listings.length > 2 && (
        <p className="no-print mb-3 flex items-center gap-1.5 text-sm text-ink-2 sm:hidden">
          {`Swipe to see all ${listings.length}`}
          <Icon name="chevron-right" className="size-4" />
        </p>
      )}
      <div
        tabIndex={0}
        role="group"
        aria-label="Businesses side by side"
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className={`w-full border-collapse md:table-fixed ${widths[listings.length]}`}>
          <caption className="sr-only">Businesses side by side</caption>
          <thead>
            <tr>
              <td className={side}>
                <span className="sr-only">Business</span>
              </td>
              {listings.map((listing) => (
                <th key={listing.id} scope="col" className={`${column} pb-5 font-normal`}>
                  <ColumnHead listing={listing} ids={ids} />
                </th>
              ))}
            </tr>
          </thead>
          {compareGroups.map((group) => (
            <tbody key={group.title}>
              <tr className="border-b border-ink">
                <th scope="rowgroup" colSpan={listings.length + 1} className="pt-8 pb-2 text-start">
                  <span className="sticky left-0 font-serif text-lg font-medium tracking-tight">
                    {group.title}
                  </span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.key} className="border-b border-line">
                  <th scope="row" className={`${side} py-3 text-sm text-ink-2`}>
                    {row.label}
                  </th>
                  {listings.map((listing, index) => (
                    <td key={listing.id} className={`figures ${column} py-3 text-sm font-medium`}>
                      {row.cell(listing)}
                      {isRanked(row.key) && best[row.key][index] && (
                        <span className="mt-1 block">
                          <Badge tone="success">{rankLabels[ranked[row.key]]}</Badge>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}

function ColumnHead({ listing, ids }: { listing: ComparedListing; ids: string[] }) {
  return (
    <div className="relative">
      <ListingPhoto
        photo={listing.photo}
        illustration={listing.illustration}
        sizes="(min-width: 40rem) 16rem, 11rem"
        eager
        className="rounded-surface"
      />
      <div className="no-print absolute top-2 right-2">
        <CompareForm ids={ids} listingId={listing.id} compare="no">
          <button
            aria-label={`Remove ${listing.title} from the comparison`}
            title="Remove"
            className="grid size-9 place-items-center rounded-full bg-surface text-ink hover:bg-sunken"
          >
            <Icon name="x" className="size-4" />
          </button>
        </CompareForm>
      </div>
      <p className="eyebrow mt-3">
        {listing.place}
        <span className="block">{listing.category}</span>
      </p>
      <PlainLink
        to={listingHref(listing)}
        className="mt-1 block font-serif text-base leading-snug font-medium tracking-tight text-pretty underline-offset-4 hover:underline sm:text-lg"
      >
        {listing.title}
      </PlainLink>
    </div>
  );
}
