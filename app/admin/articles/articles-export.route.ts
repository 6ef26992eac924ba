import type { Route } from "./+types/articles-export.route.ts";
import { type ArticleRow, articlesList } from "./articles-list.queries.server.ts";
import { statusLabels } from "./articles-list.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { articlePath, shelves } from "#app/content/articles/article.ts";

const columns: CsvColumn<ArticleRow>[] = [
  { header: "Id", value: ({ id }) => id },
  { header: "Title", value: ({ title }) => title },
  { header: "Address", value: articlePath },
  { header: "Shelf", value: ({ shelf }) => shelves[shelf].label },
  { header: "Status", value: ({ status }) => statusLabels[status] },
  { header: "Published", value: ({ publishAt }) => publishAt },
  { header: "Last review", value: ({ reviewedOn }) => reviewedOn },
  { header: "Helped", value: ({ yes }) => yes },
  { header: "Did not help", value: ({ no }) => no },
  { header: "Updated", value: ({ updatedAt }) => updatedAt },
];

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "articles", subjectType: "article", list: articlesList, columns });
