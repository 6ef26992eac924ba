export const resultGroups = {
  screens: { title: "Screens", icon: "monitor" },
  people: { title: "People", icon: "user" },
  listings: { title: "Listings", icon: "store" },
  orders: { title: "Orders", icon: "credit-card" },
} as const;
export type ResultGroup = keyof typeof resultGroups;

export interface SearchResult {
  group: ResultGroup;
  label: string;
  note: string;
  to: string;
}

export const maxQueryLength = 100;

export const readQuery = (text: string | null): string =>
  (text ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
