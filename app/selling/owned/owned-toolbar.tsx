import { useLocation } from "react-router";
import {
  type StatusCounts,
  maxOwnedWords,
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
  inquiries: "Most inquiries",
  ending: "Ending soonest",
};

const statusLabels = {
  draft: "Drafts",
  pending: "Pending",
  active: "Active",
  sold: "Sold",
  expired: "Expired",
} as const;

export function OwnedToolbar({ search, counts }: { search: OwnedSearch; counts: StatusCounts }) {
  const { pathname } = useLocation();
  const href = (changes: Partial<OwnedSearch>) => pathname + ownedQuery({ ...search, ...changes });
  return (
    <div className="flex flex-col gap-4">
      <FilterLinks
        label="Status"
        links={[
          {
            label: "All",
            to: href({ status: null }),
            count: counts.all,
            current: search.status === null,
          },
          ...listingStatuses.map((one) => ({
            label: statusLabels[one],
            to: href({ status: one }),
            count: counts[one],
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
          kept={{ status: search.status, sort: search.sort === "newest" ? null : search.sort }}
        />
        <FilterLinks
          label="Sort by"
          links={ownedSorts.map((one) => ({
            label: sortLabels[one],
            to: href({ sort: one }),
            current: one === search.sort,
          }))}
        />
      </div>
    </div>
  );
}
