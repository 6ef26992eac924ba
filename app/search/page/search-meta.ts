import type { MetaDescriptor } from "react-router";
import { titleOf } from "./search-title.ts";
import type { SearchViewData } from "./load-search.server.ts";
import { isLandingPage } from "./parse-search-url.ts";
import type { Search } from "#app/search/search.ts";
import { canonicalHref, type SearchScope } from "#app/search/search-url.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

export function describeSearch(
  search: Search,
  scope: SearchScope,
  { total, page, pages, feedTo }: SearchViewData,
  intro: string | null,
  origin: string,
): MetaDescriptor[] {
  const { title: named } = titleOf(search, scope);
  const at = (number: number) => origin + canonicalHref({ ...search, page: number }, scope);
  const title = pageTitle(page > 1 ? `${named}, page ${String(page)}` : named);
  const found = formatCount(total, {
    one: "business for sale, with its asking price, revenue and cash flow.",
    other: "businesses for sale, with asking prices, revenue and cash flow.",
  });
  const description = [`${named} on ${brand.name}: ${found}`, intro].filter(Boolean).join(" ");
  const listed = isLandingPage(search, scope) && total > 0;
  return [
    { title },
    { name: "description", content: description },
    ...(listed ? [] : [{ name: "robots", content: "noindex,follow" }]),
    { tagName: "link", rel: "canonical", href: at(page) },
    ...(page > 1 ? [{ tagName: "link", rel: "prev", href: at(page - 1) }] : []),
    ...(page < pages ? [{ tagName: "link", rel: "next", href: at(page + 1) }] : []),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: pageTitle(named),
      href: feedTo,
    },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: at(page) },
  ];
}
