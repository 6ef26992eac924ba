import { adviceNote, countedNote } from "#app/content/articles/article-notes.ts";
import type { ArticleText } from "#app/content/articles/articles.queries.server.ts";
import { articlePath } from "#app/content/articles/article.ts";
import { figureTags, parseTag, scopeKey } from "#app/market/figures/figure.ts";
import {
  comparedScopes,
  type FigureRows,
} from "#app/market/figures/market-figures.queries.server.ts";
import {
  chartOf,
  figureHref,
  formatFigure,
  notKnown,
  questionsChart,
} from "#app/market/figures/show-figure.ts";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

/** A text with its figures as they are now. Links are absolute, because it is read away from here. */
export function writeMarkdown(article: ArticleText, figures: FigureRows, origin: string): string {
  const { shelf, title, summary, author, reviewedOn, body } = article;
  const countedAt = [...figures.values()][0]?.countedAt;
  const facts = [
    shelf === "help" ? null : author,
    reviewedOn && `Last reviewed on ${formatCalendarDay(reviewedOn)}`,
    `${origin}${articlePath(article)}`,
  ];
  const notes = [
    countedAt ? countedNote(formatDate(countedAt)) : null,
    shelf === "help" ? null : adviceNote,
  ];
  return `${[
    `# ${title}`,
    summary,
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact!}`)
      .join("\n"),
    absolute(body, origin).replaceAll(figureTags, (_, tag: string) =>
      writeTag(tag, figures, origin),
    ),
    notes.filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** The address of a picture in a text has its size; its file has a width. */
const absolute = (body: string, origin: string): string =>
  body
    .replaceAll(
      /(\]\(\/articles\/pictures\/[0-9a-f-]{36})\?size=\d{1,5}x\d{1,5}\)/g,
      "$1/960.webp)",
    )
    .replaceAll(/\]\(\/(?![/\\])/g, () => `](${origin}/`);

function writeTag(text: string, figures: FigureRows, origin: string): string {
  const tag = parseTag(text);
  if (!tag) return "";
  if (tag.kind === "figure") {
    const { measure, scope } = tag;
    const value = figures.get(scopeKey(scope))?.values[measure];
    if (value === undefined) return notKnown;
    return `[${formatFigure(measure, value)}](${origin}${figureHref(measure, scope)})`;
  }
  const { title, bars } =
    tag.kind === "questions" ? questionsChart(figures) : chartOf(tag, comparedScopes(tag), figures);
  const rows = bars.map(({ label, text: value, to }) =>
    to ? `- [${label}](${origin}${to}): ${value}` : `- ${label}: ${value}`,
  );
  return `${title}:\n\n${rows.join("\n")}`;
}
