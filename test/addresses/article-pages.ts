import { page, type FormRow, type PageRow, formsAt } from "./rows.ts";
import { everyone } from "./statuses.ts";

const row = (address: string, status: number, path = address): PageRow =>
  page(address, everyone(status), path);

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
  row("/guides/:slug", 404, "/guides/{article.draft}"),
  row("/guides/:slug", 301, "/guides/{article.old}"),
  row("/business-articles/:slug", 200, "/business-articles/{article.published}"),
  row("/business-articles/:slug", 404, "/business-articles/earn-outs"),
  row("/articles/preview/:key", 200, "/articles/preview/{article.previewKey}"),
  row("/articles/preview/:key", 404, "/articles/preview/{article.previewKey}0"),
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
  row("/guides/:slug.md", 404, "/guides/{article.draft}.md"),
  row("/guides/:slug.md", 301, "/guides/{article.old}.md"),
  row("/business-articles/:slug.md", 200, "/business-articles/{article.published}.md"),
  row("/franchise-articles/:slug.md", 404, "/franchise-articles/no-such-article.md"),
  row("/help/:slug.md", 200, "/help/conversation.md"),
  row("/premium-buyer", 200),
];

const answer = formsAt("/articles/answer");

export const articleForms: FormRow[] = [
  {
    ...answer(null, "valid", everyone(303), { article: "{article}", helped: "yes" }),
    data: everyone(200),
  },
  answer(null, "neither yes nor no", everyone(400), { article: "{article}", helped: "maybe" }),
  answer(null, "about a draft", everyone(404), { article: "{article.draftId}", helped: "no" }),
  answer(null, "about nothing", everyone(404), { article: "1", helped: "no" }),
];
