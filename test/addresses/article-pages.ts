import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const row = (
  address: string,
  status: number,
  path: PageRow["path"] = address,
  post = everyone(405),
): PageRow => ({ address, path, expected: everyone(status), post });

const listed = ["guides", "business-articles", "franchise-articles"];

/** A draft is for administrators and whoever has its preview link; its address is nobody's. */
export const articlePages: PageRow[] = [
  row("/resources", 200),
  row("/resources", 200, "/resources?q=letter+of+intent"),
  row("/resources", 200, "/resources?q=%00%F0%9F':*%26!"),
  row("/resources/:slug", 200, "/resources/selling-guide"),
  row("/resources/:slug", 404, "/resources/no-such-guide"),
  ...listed.flatMap((shelf) => [
    row(`/${shelf}`, 200),
    row(`/${shelf}`, 200, `/${shelf}?page=0`),
    row(`/${shelf}`, 404, `/${shelf}?page=999999`),
    row(`/${shelf}/:slug`, 404, `/${shelf}/no-such-article`),
    row(`/${shelf}/:slug`, 404, `/${shelf}/a%2fb%F0%9F%98%80`),
  ]),
  row("/guides/:slug", 200, "/guides/earn-outs"),
  row("/guides/:slug", 404, ({ article }) => `/guides/${article.draft}`),
  row("/guides/:slug", 301, ({ article }) => `/guides/${article.old}`),
  row("/business-articles/:slug", 200, ({ article }) => `/business-articles/${article.published}`),
  row("/business-articles/:slug", 404, "/business-articles/earn-outs"),
  row("/articles/preview/:key", 200, ({ article }) => `/articles/preview/${article.previewKey}`),
  row("/articles/preview/:key", 404, ({ article }) => `/articles/preview/${article.previewKey}0`),
  row("/articles/preview/:key", 404, `/articles/preview/${"0".repeat(32)}`),
  row("/articles/answer", 302),
  row("/feeds/:name", 200, "/feeds/all.atom"),
  row("/feeds/:name", 200, "/feeds/franchise-articles.rss"),
  row("/feeds/:name", 404, "/feeds/help.rss"),
  row("/feeds/:name", 404, "/feeds/all.atom%0A"),
  row("/sitemaps/:name", 200, "/sitemaps/articles.xml"),
  row("/llms.txt", 200),
  row("/.well-known/security.txt", 200),
  row("/resources/:slug.md", 200, "/resources/selling-guide.md"),
  row("/guides/:slug.md", 200, "/guides/earn-outs.md"),
  row("/guides/:slug.md", 404, ({ article }) => `/guides/${article.draft}.md`),
  row("/guides/:slug.md", 301, ({ article }) => `/guides/${article.old}.md`),
  row(
    "/business-articles/:slug.md",
    200,
    ({ article }) => `/business-articles/${article.published}.md`,
  ),
  row("/franchise-articles/:slug.md", 404, "/franchise-articles/no-such-article.md"),
  row("/help/:slug.md", 200, "/help/conversation.md"),
  row("/premium-buyer", 200),
];

const answer = (
  what: string,
  status: number,
  fields: (fixtures: Fixtures) => Record<string, string>,
  asData = status,
): FormRow => ({
  address: "/articles/answer",
  intent: null,
  what,
  fields,
  expected: everyone(status),
  data: everyone(asData),
});

export const articleForms: FormRow[] = [
  answer("valid", 303, ({ article }) => ({ article: article.id, helped: "yes" }), 200),
  answer("neither yes nor no", 400, ({ article }) => ({ article: article.id, helped: "maybe" })),
  answer("about a draft", 404, ({ article }) => ({ article: article.draftId, helped: "no" })),
  answer("about nothing", 404, () => ({ article: "1", helped: "no" })),
];
