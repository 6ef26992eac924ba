import { ownerBulkLabels } from "./bulk-change.ts";
import { ownedQuery, type OwnedSearch } from "#app/selling/owned/owned-search.ts";
import { BulkBar as SharedBulkBar } from "#app/ui/bulk/bulk-bar.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";

interface BulkBarProps {
  search: OwnedSearch;
  /** The number of matches on all pages; null where one page shows them all. */
  matching: number | null;
  /** Changes with the listings on the page. */
  shown: string;
}

export const BulkBar = ({ search, matching, shown }: BulkBarProps) => (
  <SharedBulkBar
    labels={ownerBulkLabels}
    action="/account/listings/bulk"
    submitLabel="Continue"
    params={[...new URLSearchParams(ownedQuery(search))]}
    allLabel={
      matching === null
        ? null
        : `All ${formatNumber(matching)} listings of this list, on every page`
    }
    shown={shown}
  />
);
