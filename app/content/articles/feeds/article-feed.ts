import { editedShelves, type Shelf, shelves } from "#app/content/articles/article.ts";
import { brand } from "#app/shared/brand.ts";
import { type FeedEntry, type FeedFormat, formatFeed } from "#app/shared/format-feed.ts";

/** All articles, or one shelf. */
export type FeedName = "all" | Exclude<Shelf, "help">;

export const feedHref = (name: FeedName, format: FeedFormat): string => `/feeds/${name}.${format}`;

export const feedTitle = (name: FeedName): string =>
  `${name === "all" ? "Guides and articles" : shelves[name].label} | ${brand.name}`;

export function parseFeedName(text: string): { name: FeedName; format: FeedFormat } | null {
  const [, name, format] = /^([a-z-]{1,40})\.(rss|atom)$/.exec(text) ?? [];
  const known = ["all", ...editedShelves].find((one) => one === name);
  return known ? { name: known as FeedName, format: format as FeedFormat } : null;
}

export const formatArticleFeed = (
  format: FeedFormat,
  { name, ...rest }: { name: FeedName; appUrl: string; entries: readonly FeedEntry[] },
): string =>
  formatFeed(format, {
    title: feedTitle(name),
    description: brand.tagline,
    home: name === "all" ? "/resources" : `/${name}`,
    self: feedHref(name, format),
    ...rest,
  });
