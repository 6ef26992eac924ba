import { feedHref, type FeedName, feedTitle } from "./article-feed.ts";

export const feedMeta = (name: FeedName) =>
  (["rss", "atom"] as const).map((format) => ({
    tagName: "link" as const,
    rel: "alternate",
    type: `application/${format}+xml`,
    title: feedTitle(name),
    href: feedHref(name, format),
  }));

/** Files, so the browser loads them itself. */
export const FeedLinks = ({ feed }: { feed: FeedName }) => (
  <p className="no-print mt-14 flex gap-4 text-sm text-ink-2">
    New texts by feed:
    {(["rss", "atom"] as const).map((format) => (
      <a
        key={format}
        href={feedHref(feed, format)}
        className="link inline-flex min-h-6 items-center"
      >
        {format === "rss" ? "RSS" : "Atom"}
      </a>
    ))}
  </p>
);
