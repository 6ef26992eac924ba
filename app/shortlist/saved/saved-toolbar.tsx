import { FilterLinks } from "#app/ui/filter-links.tsx";
import { maxSavedWords, type SavedSearch, type SavedSort, savedSorts } from "./saved-list.ts";
import { SmallSearch } from "#app/ui/small-search.tsx";

const sortLabels: Record<SavedSort, string> = {
  newest: "Recently saved",
  price: "Lowest price",
  "cash-flow": "Highest cash flow",
};

/** Search words and order, both in the URL. */
export function SavedToolbar({ search: { words, sort } }: { search: SavedSearch }) {
  const href = (next: SavedSort) => {
    const params = new URLSearchParams();
    if (words) params.set("q", words);
    if (next !== "newest") params.set("sort", next);
    const query = params.toString();
    return query ? `?${query}` : "?";
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <SmallSearch
        label="Saved listings"
        fieldLabel="Search your saved listings and notes"
        placeholder="Keyword, location or note"
        words={words}
        maxLength={maxSavedWords}
        kept={{ sort: sort === "newest" ? null : sort }}
      />
      <FilterLinks
        label="Sort by"
        links={savedSorts.map((one) => ({
          label: sortLabels[one],
          to: href(one),
          current: one === sort,
        }))}
      />
    </div>
  );
}
