import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { maxSavedWords, type SavedSearch, type SavedSort, savedSorts } from "./saved-list.ts";

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
      <Form role="search" aria-label="Saved listings" className="flex w-full gap-2 sm:w-auto">
        {sort !== "newest" && <input type="hidden" name="sort" value={sort} />}
        <input
          type="search"
          name="q"
          key={words}
          defaultValue={words}
          maxLength={maxSavedWords}
          aria-label="Search your saved listings and notes"
          placeholder="Keyword, location or note"
          className="control control-sm sm:w-64"
        />
        <Button variant="secondary" size="sm" className="min-h-10">
          Search
        </Button>
      </Form>
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
