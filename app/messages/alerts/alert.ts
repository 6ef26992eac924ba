import { titleOf } from "#app/search/page/search-title.ts";
import { allBusinesses, parseSearch, searchHref, toSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";
import { brand } from "#app/shared/brand.ts";

/** An alert is a saved search that emails new matches. Without an account, the address must be confirmed first. */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Saved by the person, kept in sync with the buying preferences of their profile, or the newsletter, whose search is what they want to read about. */
export const alertSources = ["search", "preferences", "newsletter"] as const;
export type AlertSource = (typeof alertSources)[number];

/** Only people who saved a listing are notified of its sale. */
export const listingChangeKinds = ["new", "reduced", "back", "sold"] as const;
export type ListingChangeKind = (typeof listingChangeKinds)[number];

export const maxAlertsPerAddress = 20;
export const confirmWithinDays = 7;

/** Ignores unknown parameters, as the search page does. */
export const parseAlertSearch = (query: string): Search =>
  toSavedSearch(parseSearch(new URLSearchParams(query)));

export const alertResultsHref = (query: string): string =>
  searchHref({ ...parseAlertSearch(query), sort: "newest" });

export const newsletterName = `The ${brand.name} newsletter`;

interface Described {
  name: string;
  search: string;
  source?: AlertSource;
}

/** "Restaurants in Ontario under $500,000", unless the person named it. */
export const describeAlert = ({ name, search, source }: Described): string =>
  source === "newsletter"
    ? newsletterName
    : name || titleOf(parseAlertSearch(search), allBusinesses).title;

export const frequencyLabels: Record<AlertFrequency, string> = {
  instant: "Instant",
  daily: "Daily",
  weekly: "Weekly",
};

export const frequencyChoices: { value: AlertFrequency; label: string; hint: string }[] = [
  { value: "instant", label: frequencyLabels.instant, hint: "Within minutes of a change" },
  { value: "daily", label: frequencyLabels.daily, hint: "In the morning, when there is news" },
  { value: "weekly", label: frequencyLabels.weekly, hint: "On Monday, when there is news" },
];
