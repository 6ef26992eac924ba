import type { ArticleStatus } from "./article.ts";
import { addDays } from "#app/shared/day.ts";

interface Publication {
  status: ArticleStatus;
  publishAt: Date | null;
}

/** The first publication keeps its day, also of what is a draft again. */
export const wasPublished = ({ status, publishAt }: Publication): boolean =>
  publishAt !== null && status !== "scheduled";

/** Readers, search engines and old addresses know the others. */
export const canDelete = ({ status, publishAt }: Publication): boolean =>
  status === "draft" && publishAt === null;

export const canSchedule = (article: Publication): boolean => !wasPublished(article);

const mostDaysAhead = 730;

export type TimeProblem = "not-a-time" | "past" | "too-far";

export function checkTime(at: Date | null, now: Date): TimeProblem | null {
  if (!at) return "not-a-time";
  if (at <= now) return "past";
  return at > addDays(now, mostDaysAhead) ? "too-far" : null;
}
