import type { Actor } from "#app/content/articles/writing/write-article.server.ts";
import {
  deleteDraft,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from "#app/content/articles/writing/publish-article.server.ts";
import { restoreVersion } from "#app/content/articles/writing/restore-version.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { zonedMoment } from "#app/shared/day.ts";
import { formText } from "#app/shared/form-text.ts";
import { formatList } from "#app/ui/format/format-list.ts";

interface ArticleStep extends Actor {
  id: string;
  form: FormData;
  now: Date;
}

const commands = {
  publish: publishArticle,
  schedule: (db: Db, { form, ...step }: ArticleStep & { version: number }) =>
    scheduleArticle(db, {
      ...step,
      at: zonedMoment(formText(form, "day"), formText(form, "time")),
    }),
  unpublish: unpublishArticle,
  delete: deleteDraft,
  restore: (db: Db, { form, ...step }: ArticleStep & { version: number }) =>
    restoreVersion(db, { ...step, wanted: numberIn(form, "wanted") }),
};
export type ArticleIntent = keyof typeof commands;
type Refusal = Extract<Awaited<ReturnType<(typeof commands)[ArticleIntent]>>, { ok: false }>;

export const isArticleIntent = (text: string): text is ArticleIntent =>
  Object.hasOwn(commands, text);

const refusals: Record<
  Exclude<Refusal["reason"], "not-found" | "incomplete" | "invalid">,
  [status: number, text: string]
> = {
  "changed-meanwhile": [
    409,
    "Someone else has changed this article in the meantime. This is how it looks now.",
  ],
  "published-already": [409, "This article is published already."],
  "draft-already": [409, "This article is a draft already."],
  "published-before": [
    409,
    "This article was published before and keeps that date. Publish it now instead.",
  ],
  "not-deletable": [409, "Only a draft that was never published can be deleted."],
  "not-a-time": [422, "Choose a day and a time."],
  past: [422, "Choose a time in the future."],
  "too-far": [422, "Choose a time within the next two years."],
};

export type StepAnswer =
  | { ok: true; replaced: number | null }
  | { ok: false; status: number; error: string }
  | null;

/** Null if there is no such article or version. */
export async function answerArticleStep(
  db: Db,
  intent: ArticleIntent,
  step: ArticleStep,
): Promise<StepAnswer> {
  const outcome = await commands[intent](db, { ...step, version: numberIn(step.form, "version") });
  if (outcome.ok) return { ok: true, replaced: "replaced" in outcome ? outcome.replaced : null };
  switch (outcome.reason) {
    case "not-found":
      return null;
    case "incomplete":
      return { ok: false, status: 422, error: `It needs ${formatList(outcome.missing)} first.` };
    case "invalid":
      return {
        ok: false,
        status: 422,
        error: `It can't be restored as it was: ${Object.values(outcome.errors).join(". ")}.`,
      };
    default: {
      const [status, error] = refusals[outcome.reason];
      return { ok: false, status, error };
    }
  }
}

/** Zero, which no version has, for anything that is not a number. */
function numberIn(form: FormData, name: string): number {
  const text = formText(form, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
