import type { ListSpec } from "#app/admin/lists/list-state.ts";
import { type ArticleStatus, shelves } from "#app/content/articles/article.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";

export const statusLabels: Record<ArticleStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

const tones: Record<ArticleStatus, BadgeTone> = {
  draft: "neutral",
  scheduled: "accent",
  published: "success",
};

export const articlesSpec = {
  heading: "Articles",
  pathname: "/admin/articles",
  words: { label: "Search articles", placeholder: "Title or address" },
  filters: {
    shelf: {
      label: "Shelf",
      all: "All shelves",
      options: Object.fromEntries(
        Object.entries(shelves).map(([name, { label }]) => [name, label]),
      ),
    },
    status: { label: "Status", all: "All statuses", options: statusLabels },
  },
  sorts: ["date", "title", "helped"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export const articleHref = (id: string): string => `${articlesSpec.pathname}/${id}`;

interface Publication {
  status: ArticleStatus;
  publishAt: Date | null;
}

/** A list has room for the day only. */
export const describeStatus = (
  { status, publishAt }: Publication,
  format: "short" | "with-time" = "short",
) => ({
  tone: tones[status],
  label:
    status === "scheduled" && publishAt
      ? `Scheduled for ${formatDate(publishAt, { format })}`
      : statusLabels[status],
});

export const helpedText = ({ yes, no }: { yes: number; no: number }): string =>
  yes + no === 0 ? "No answers" : `${String(yes)} yes, ${String(no)} no`;
