import { categorySlugs } from "#app/listings/category.ts";
import { parseAlertSearch } from "#app/messages/alerts/alert.ts";
import type { CreateOutcome } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import { emptySearch, normalizeSearch, type Search } from "#app/search/search.ts";
import { regions } from "#app/shared/places.ts";

/** What a subscriber of the newsletter wants to read about. Nothing chosen means everything. */
export interface NewsletterChoice {
  categories: readonly string[];
  regions: readonly string[];
}

export const choiceFields = { categories: "newsletterCategories", regions: "newsletterRegions" };

/** Ignores what is not on the form, as a search does. */
export function readNewsletterChoice(form: FormData): Search {
  const categories = form.getAll(choiceFields.categories);
  const places = form.getAll(choiceFields.regions);
  return normalizeSearch({
    ...emptySearch,
    categories: categorySlugs.filter((slug) => categories.includes(slug)),
    regions: regions.flatMap(({ code }) => (places.includes(code) ? [code] : [])),
  });
}

export function toNewsletterChoice(search: string): NewsletterChoice {
  const { categories, regions: chosen } = parseAlertSearch(search);
  return { categories, regions: chosen };
}

const busy = [
  429,
  "Many people subscribed from your connection within an hour. Please wait a while and try again.",
] as const;

export const newsletterRefusals: Record<
  Extract<CreateOutcome, { ok: false }>["reason"],
  readonly [status: number, error: string]
> = {
  "no-sender": [503, "The newsletter is not available yet. Please try again later."],
  "too-many-attempts": busy,
  // Only searches are counted.
  "too-many-alerts": busy,
};
