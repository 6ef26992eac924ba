import type { Route } from "./+types/articles-export.route.ts";
import { type ArticleRow, articlesList } from "./articles-list.queries.server.ts";
import { statusLabels } from "./articles-list.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { articlePath, shelves } from "#app/content/articles/article.ts";

const columns: CsvColumns<ArticleRow> = {
  Id: ({ id }) => id,
  Title: ({ title }) => title,
  Address: articlePath,
  Shelf: ({ shelf }) => shelves[shelf].label,
  Status: ({ status }) => statusLabels[status],
  Published: ({ publishAt }) => publishAt,
  "Last review": ({ reviewedOn }) => reviewedOn,
  Helped: ({ yes }) => yes,
  "Did not help": ({ no }) => no,
  Updated: ({ updatedAt }) => updatedAt,
};

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "articles", subjectType: "article", list: articlesList, columns });
