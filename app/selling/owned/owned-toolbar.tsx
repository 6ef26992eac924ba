import { useLocation } from "react-router";
import { NeedsToday } from "./needs-today.tsx";
import {
  firstDirection,
  maxOwnedWords,
  type OwnCounts,
  ownedParams,
  ownedQuery,
  type OwnedSearch,
  type OwnedSort,
  ownedSorts,
} from "./owned-listing.ts";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { SmallSearch } from "#app/ui/forms/small-search.tsx";
import { listingStatuses } from "#app/listings/listing.ts";

const sortLabels: Record<OwnedSort, string> = {
  newest: "Newest",
  views: "Most views",
  saves: "Most saves",
  inquiries: "Most inquiries",
  reply: "Fastest replies",
  ending: "Ending soonest",
};

const statusLabels = {
  draft: "Drafts",
  pending: "Pending",
  active: "Active",
  sold: "Sold",
  expired: "Expired",
} as const;

interface OwnedToolbarProps {
  search: OwnedSearch;
  counts: OwnCounts;
  /** The list below sorts itself by its headers. */
  hasHeaders: boolean;
}

export function OwnedToolbar({ search, counts, hasHeaders }: OwnedToolbarProps) {
  const { pathname } = useLocation();
  const { statuses, needs } = counts;
  const href = (changes: Partial<OwnedSearch>) => pathname + ownedQuery({ ...search, ...changes });
  return (
    <div className="flex flex-col gap-4">
      <NeedsToday
        counts={needs}
        current={search.need}
        href={(need) => href({ need, status: null })}
      />
      <FilterLinks
        label="Status"
        links={[
          {
            label: "All",
            to: href({ status: null, need: null }),
            count: statuses.all,
            current: search.status === null && search.need === null,
          },
          ...listingStatuses.map((one) => ({
            label: statusLabels[one],
            to: href({ status: one, need: null }),
            count: statuses[one],
            current: search.status === one,
          })),
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SmallSearch
          label="My listings"
          fieldLabel="Search my listings by title"
          placeholder="Search by title"
          words={search.words}
          maxLength={maxOwnedWords}
          kept={Object.fromEntries(ownedParams({ ...search, words: "" }))}
        />
        {!hasHeaders && (
          <FilterLinks
            label="Sort by"
            links={ownedSorts.map((one) => ({
              label: sortLabels[one],
              to: href({ sort: one, direction: firstDirection[one] }),
              current: one === search.sort,
            }))}
          />
        )}
      </div>
    </div>
  );
}
