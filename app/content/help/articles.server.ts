import { parseDocument, renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";
import { type HelpArticle, helpArticles } from "#app/help-articles.ts";

export const helpCategories = {
  buying: "Finding a business",
  messages: "Talking to owners",
  selling: "Selling",
  brokers: "Brokers",
  account: "Your account",
  trust: "Security and trust",
} as const;

type HelpCategory = keyof typeof helpCategories;

const isHelpCategory = (text: string | undefined): text is HelpCategory =>
  text !== undefined && Object.hasOwn(helpCategories, text);

export interface Article {
  slug: HelpArticle;
  title: string;
  summary: string;
  keywords: string;
  category: HelpCategory;
  /** Markdown, see `articleHtml`. */
  body: string;
}

const sources = import.meta.glob<string>("./articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const articles: readonly Article[] = helpArticles.map((slug) => {
  const source = sources[`./articles/${slug}.md`];
  if (source === undefined) throw new Error(`There is no help article ${slug}.md`);
  return makeArticle(slug, source);
});

/** For the test that compares them with the list. */
export const articleFiles = Object.keys(sources).map((path) => path.slice(11, -3));

function makeArticle(slug: HelpArticle, source: string): Article {
  const { values, body } = parseDocument(source);
  const { title = "", category, summary = "", keywords = "" } = values;
  if (!isHelpCategory(category)) throw new Error(`${slug}.md has no category`);
  return { slug, title, category, summary, keywords, body };
}

const rendered = new Map<HelpArticle, string>();

/** Rendered when it is first read: rendering all of them would delay every start. */
export function articleHtml({ slug, body }: Article): string {
  const html = rendered.get(slug) ?? renderMarkdown(body);
  rendered.set(slug, html);
  return html;
}

export const linkTo = ({ slug, title, summary }: Article) => ({
  to: `/help/${slug}`,
  title,
  summary,
});

export type ArticleLink = ReturnType<typeof linkTo>;

export const chapters = Object.entries(helpCategories).map(([id, title]) => ({
  id,
  title,
  links: articles.filter(({ category }) => category === id).map(linkTo),
}));
