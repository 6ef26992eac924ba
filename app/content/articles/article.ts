// An article is a text of ours on one of the shelves: the five guides, the step-by-step guides, articles about businesses
// and about franchises. Administrators write and publish them; the help is on a shelf too, so that one search finds everything.

import type { CategorySlug } from "#app/listings/category.ts";

export const shelves = {
  resources: { label: "Resources", one: "Guide" },
  guides: { label: "Guides", one: "Step-by-step guide" },
  "business-articles": { label: "Business articles", one: "Article" },
  "franchise-articles": { label: "Franchise articles", one: "Article" },
  help: { label: "Help centre", one: "Help" },
} as const;

export type Shelf = keyof typeof shelves;
export const shelfNames = Object.keys(shelves) as Shelf[];
/** Help articles are files, changed by a release. */
export const editedShelves = shelfNames.filter((shelf) => shelf !== "help");

export const articleStatuses = ["draft", "scheduled", "published"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articlePath = ({ shelf, slug }: { shelf: Shelf; slug: string }): string =>
  `/${shelf}/${slug}`;

const wordsPerMinute = 220;

export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));

/** Drawings in `illustrations/scenes.svg`, for articles that are not about one trade. */
export const scenes = {
  buying: "A shop with its door open",
  selling: "Keys being handed over",
  valuation: "A scale with a shop and coins",
  financing: "A bank and a ladder of coins",
  legal: "A contract with a seal",
  books: "Three ledgers",
  confidential: "A shop behind a curtain",
  inspection: "A magnifying glass over papers",
  letter: "A letter and a pen",
  instalments: "A calendar with coins",
  "earn-out": "A growing chart with a flag",
  till: "A till and shelves",
  lease: "A storefront with a lease",
  people: "A team behind a counter",
  "first-days": "A sunrise over a shop",
  numbers: "Bars and a line",
  franchise: "A row of matching shops",
} as const;
export type Scene = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as Scene[];

const shelfScenes: Record<Shelf, Scene> = {
  resources: "selling",
  guides: "books",
  "business-articles": "numbers",
  "franchise-articles": "franchise",
  help: "letter",
};

export type Illustration = { trade: CategorySlug } | { scene: Scene };

export function illustrationOf({
  shelf,
  scene,
  category,
}: {
  shelf: Shelf;
  scene: Scene | null;
  category: CategorySlug | null;
}): Illustration {
  if (scene) return { scene };
  return category ? { trade: category } : { scene: shelfScenes[shelf] };
}
