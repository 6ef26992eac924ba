import type { Route } from "./+types/articles-page.ts";
import { type ArticleRow, articlesList } from "./articles-list.queries.server.ts";
import { articleHref, articlesSpec, describeStatus, helpedText } from "./articles-list.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { TwoLines } from "#app/admin/lists/cells.tsx";
import { counted } from "#app/admin/lists/list-state.ts";
import { articlePath, shelves } from "#app/content/articles/article.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";

export const meta = privatePage(
  "Articles",
  "Guides, articles and help texts, with what readers think of them.",
);

export const loader = (args: Route.LoaderArgs) => articlesList.load(args);

const columns: Column<ArticleRow>[] = [
  {
    key: "title",
    header: "Title",
    sortable: true,
    cell: (article) => (
      <TwoLines
        main={
          <PlainLink to={articleHref(article.id)} className="link font-semibold">
            {article.title}
          </PlainLink>
        }
        below={articlePath(article)}
      />
    ),
  },
  { key: "shelf", header: "Shelf", cell: ({ shelf }) => shelves[shelf].label },
  { key: "status", header: "Status", cell: (article) => <Status article={article} /> },
  {
    key: "reviewed",
    header: "Last review",
    cell: ({ shelf, reviewedOn }) =>
      reviewedOn ? formatCalendarDay(reviewedOn) : shelf === "help" ? "With a release" : "Not yet",
  },
  { key: "helped", header: "Helped", sortable: true, align: "end", cell: helpedText },
  {
    key: "date",
    header: "Updated",
    sortable: true,
    cell: ({ updatedAt }) => <DateText value={updatedAt} />,
  },
];

function Status({ article }: { article: ArticleRow }) {
  const { label, tone } = describeStatus(article);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{label}</Badge>
      {article.shelf === "help" && <Badge>File</Badge>}
    </span>
  );
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { state, all, list } = loaderData;
  return (
    <AdminList
      spec={articlesSpec}
      state={state}
      counted={counted(list.total, all, "articles")}
      columns={columns}
      list={list}
      empty={{ title: "No articles match", hint: "Try other words, or fewer filters." }}
      canExport
      actions={
        <>
          <ButtonLink to={`${articlesSpec.pathname}/pictures`} variant="secondary" size="sm">
            Pictures
          </ButtonLink>
          <ButtonLink to={`${articlesSpec.pathname}/new`} size="sm">
            New article
          </ButtonLink>
        </>
      }
    />
  );
}
