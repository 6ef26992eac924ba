export const resultGroups = ["screens", "people", "listings", "orders"] as const;
export type ResultGroup = (typeof resultGroups)[number];

export interface SearchResult {
  group: ResultGroup;
  label: string;
  note: string;
  to: string;
}

export const groupTitles: Readonly<Record<ResultGroup, string>> = {
  screens: "Screens",
  people: "People",
  listings: "Listings",
  orders: "Orders",
};

export const maxQueryLength = 100;

export const readQuery = (text: string | null): string =>
  (text ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
