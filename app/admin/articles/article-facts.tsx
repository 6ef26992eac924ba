import { monthLabel } from "./answer-months.ts";
import type { MonthOfAnswers } from "./article-record.queries.server.ts";
import { helpedText } from "./articles-list.ts";
import type { loadArticleRecord } from "./load-article-record.server.ts";
import { articlePath, shelves } from "#app/content/articles/article.ts";
import { wasPublished } from "#app/content/articles/writing/publication.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { BarChart } from "#app/ui/charts/charts.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { Section } from "#app/ui/layout/section.tsx";

export type ShownArticle = NonNullable<Awaited<ReturnType<typeof loadArticleRecord>>>["article"];

interface ArticleFactsProps {
  article: ShownArticle;
  oldAddresses: string[];
}

export function ArticleFacts({ article, oldAddresses }: ArticleFactsProps) {
  const { shelf, author, reviewedOn, minutes, publishAt, updatedAt, createdAt } = article;
  const path = articlePath(article);
  return (
    <DefinitionList
      items={[
        {
          term: "Address",
          detail:
            article.status === "published" ? (
              <PlainLink to={path} className="link wrap-anywhere">
                {path}
              </PlainLink>
            ) : (
              <span className="wrap-anywhere">{path}</span>
            ),
        },
        { term: "Shelf", detail: shelves[shelf].label },
        {
          term: "First published",
          detail:
            publishAt && wasPublished(article) ? (
              <DateText value={publishAt} format="with-time" />
            ) : (
              "Not yet"
            ),
        },
        { term: "Last review", detail: reviewedOn ? formatCalendarDay(reviewedOn) : "Not yet" },
        { term: "Author", detail: author },
        {
          term: "Reading time",
          detail: formatCount(minutes, { one: "minute", other: "minutes" }),
        },
        { term: "Created", detail: <DateText value={createdAt} /> },
        {
          term: "Updated",
          detail: <DateText value={updatedAt} format="with-time" />,
        },
        oldAddresses.length > 0 && {
          term: "Earlier addresses, which lead here",
          detail: (
            <ul>
              {oldAddresses.map((old) => (
                <li key={old} className="wrap-anywhere">{`/${old}`}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

interface ArticleAnswersProps {
  answers: { yes: number; no: number };
  months: MonthOfAnswers[];
}

/** What readers answered to “Did this help?”. */
export function ArticleAnswers({ answers, months }: ArticleAnswersProps) {
  const bars = (of: "yes" | "no") =>
    months.map(({ month, ...counted }) => ({ label: monthLabel(month), value: counted[of] }));
  return (
    <Section id="answers" title="Did this help?" count={helpedText(answers)}>
      {answers.yes + answers.no > 0 ? (
        <div className="flex max-w-2xl flex-col gap-8 pt-4">
          <BarChart title="Yes, by month" points={bars("yes")} format={wholeNumber} />
          <BarChart title="No, by month" points={bars("no")} format={wholeNumber} />
        </div>
      ) : (
        <p className="pt-4 text-ink-2">No reader has answered yet.</p>
      )}
    </Section>
  );
}

/** There is no half answer beside the axis. */
const wholeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : "");
