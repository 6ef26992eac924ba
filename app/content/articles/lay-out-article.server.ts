import { type FigureTag, findTags, parseTag, scopeKey } from "#app/market/figures/figure.ts";
import {
  comparedScopes,
  type FigureRows,
  findFigures,
  scopesOf,
} from "#app/market/figures/market-figures.queries.server.ts";
import {
  chartOf,
  type FigureChart,
  figureHref,
  formatFigure,
  notKnown,
  questionsChart,
} from "#app/market/figures/show-figure.ts";
import { parseSections, renderWithTags } from "#app/content/markdown/render-markdown.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";

export type ArticlePart = { key: string } & ({ html: string } | { chart: FigureChart });

export interface ArticleLayout {
  intro: ArticlePart[];
  sections: { id: string; title: string; parts: ArticlePart[] }[];
  /** When the figures in the text were counted; null without any. */
  countedAt: Date | null;
}

export async function layOutArticle(db: Db, body: string): Promise<ArticleLayout> {
  const figures = await findFigures(db, scopesOf(findTags(body)));
  return layOut(body, figures);
}

/** Charts stand on lines of their own, between stretches of Markdown. What `articleSchema` accepts as one is one. */
const chartLine = /^\{\{([^\S\n]{0,100}(?:compare|questions)[^{}\n]{0,200})\}\}[^\S\n]*$/m;

export function layOut(body: string, figures: FigureRows): ArticleLayout {
  const render = renderWithTags((tag) => showInline(tag, figures));
  const partsOf = (markdown: string): ArticlePart[] =>
    markdown.split(chartLine).flatMap((text, index): ArticlePart[] => {
      const key = String(index);
      if (index % 2 === 0) return text.trim() ? [{ key, html: render(text) }] : [];
      const tag = parseTag(text);
      return tag && tag.kind !== "figure" ? [{ key, chart: showChart(tag, figures) }] : [];
    });
  const { intro, sections } = parseSections(body);
  const used = new Set<string>();
  return {
    intro: partsOf(intro),
    sections: sections.map(({ id, title, body: text }, index) => {
      // No title has two hyphens in its id.
      const unique = id && !used.has(id) ? id : `${id || "chapter"}--${index + 1}`;
      used.add(unique);
      return { id: unique, title, parts: partsOf(text) };
    }),
    countedAt: [...figures.values()][0]?.countedAt ?? null,
  };
}

function showInline(text: string, figures: FigureRows): string {
  const tag = parseTag(text);
  if (tag?.kind !== "figure") return "";
  const { measure, scope } = tag;
  const value = figures.get(scopeKey(scope))?.values[measure];
  if (value === undefined) return notKnown;
  const href = escapeMarkup(figureHref(measure, scope));
  return `<a href="${href}" data-link="" class="live-figure">${escapeMarkup(formatFigure(measure, value))}</a>`;
}

const showChart = (tag: Exclude<FigureTag, { kind: "figure" }>, figures: FigureRows): FigureChart =>
  tag.kind === "questions" ? questionsChart(figures) : chartOf(tag, comparedScopes(tag), figures);
