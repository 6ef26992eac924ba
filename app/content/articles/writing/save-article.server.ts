import { articleFields, type ArticleForm, formOf } from "./article-form.ts";
import type { ArticleInput } from "#app/content/articles/article.schema.ts";
import { layOutApart, layOutProblems } from "./lay-out-apart.server.ts";
import {
  type Actor,
  checkArticle,
  lockAddresses,
  lockArticle,
  writeArticle,
} from "./write-article.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { changedSince, type EditedFields, isSameValue } from "#app/shared/edit-version.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface SaveArticle extends Actor {
  /** The form of a new article brings it: a second submission finds the first. */
  id: string;
  isNew: boolean;
  /** What the form was filled in from; without fields for a new article. */
  version: EditedFields;
  input: ArticleInput;
  now: Date;
}

export type SaveArticleOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: ArticleForm }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

/** Never overwrites unseen changes, and stores no text that is slow to lay out. */
export async function saveArticle(
  db: Db,
  { id, isNew, version, input, now, ...by }: SaveArticle,
): Promise<SaveArticleOutcome> {
  const laidOut = await layOutApart(by.actorId, input.body);
  if (!laidOut.ok)
    return { ok: false, reason: "invalid", errors: { body: layOutProblems[laidOut.reason] } };
  return db.transaction(async (tx): Promise<SaveArticleOutcome> => {
    await lockAddresses(tx);
    const before = await lockArticle(tx, id);
    if (!before && !isNew) return { ok: false, reason: "not-found" };
    if (before) {
      const current = formOf(before);
      const wanted = formOf(input);
      const isSaved = articleFields.every((name) => isSameValue(current[name], wanted[name]));
      if (isSaved) return { ok: true };
      if (changedSince(version, current).length > 0)
        return { ok: false, reason: "conflict", current };
    }
    const checked = await checkArticle(tx, id, before, input);
    if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
    const action = before ? "article-edited" : "article-created";
    await writeArticle(tx, { id, before, input: checked.input, action, now, ...by });
    return { ok: true };
  });
}
