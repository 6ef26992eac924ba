import { findCategory } from "#app/listings/category.ts";
import type { SuggestionData } from "#app/listings/search/box/suggestion-data.ts";
import type { Search } from "#app/listings/search/search.ts";
import { searchHref } from "#app/listings/search/search-url.ts";
import { type Choice, chooseAlone } from "#app/listings/search/search-choices.ts";
import type { Suggestion } from "#app/listings/search/box/suggest.queries.server.ts";
import { findRegion } from "#app/shared/places.ts";
import { formatCount } from "#app/ui/format-count.ts";

/** The URL of each suggestion: replaces the typed words and keeps all other filters. */
export function makeSuggestions(
  suggestions: readonly Suggestion[],
  search: Search,
): SuggestionData[] {
  const withoutWords: Search = { ...search, words: "" };
  const to = (choice: Choice, from = withoutWords) => searchHref(chooseAlone(from, choice));
  return suggestions.map((suggestion): SuggestionData => {
    const { label } = suggestion;
    switch (suggestion.kind) {
      case "category":
        return {
          label,
          note: "Category",
          to: to({ group: "category", value: suggestion.category }),
        };
      case "subcategory":
        return {
          label,
          note: findCategory(suggestion.category)?.name ?? "",
          to: to({ group: "subcategory", value: suggestion.subcategory }),
        };
      case "region":
        return { label, note: "Location", to: to({ group: "region", value: suggestion.region }) };
      case "city": {
        const here = chooseAlone(withoutWords, { group: "region", value: suggestion.region });
        return {
          label,
          note: findRegion(suggestion.region)?.name ?? "",
          to: to({ group: "city", value: label }, here),
        };
      }
      case "word":
        return {
          label: suggestion.words,
          note: formatCount(suggestion.count, { one: "listing", other: "listings" }),
          to: to({ group: "words", value: suggestion.words }),
        };
    }
  });
}
