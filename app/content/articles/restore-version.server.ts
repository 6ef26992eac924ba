import { and, eq } from "drizzle-orm";
import { formOf } from "./article-form.ts";
import { articleSchema } from "./article.schema.ts";
import { articleVersions } from "./articles.table.ts";
import {
  type Actor,
  checkArticle,
  lockAddresses,
  lockArticle,
  writeArticle,
} from "./write-article.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

interface RestoreVersion extends Actor {
  id: string;
  /** The version that the administrator saw, and the one to go back to. */
  version: number;
  wanted: number;
  now: Date;
}

export type RestoreOutcome =
  | { ok: true; replaced: number }
  | { ok: false; reason: "not-found" | "changed-meanwhile" }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

/** The old fields become a new version, so that this can be undone the same way. */
export const restoreVersion = (
  db: Db,
  { id, version, wanted, now, ...by }: RestoreVersion,
): Promise<RestoreOutcome> =>
  db.transaction(async (tx): Promise<RestoreOutcome> => {
    await lockAddresses(tx);
    const before = await lockArticle(tx, id);
    const [old] = await tx
      .select({ fields: articleVersions.fields })
      .from(articleVersions)
      .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, wanted)));
    if (!before || !old) return { ok: false, reason: "not-found" };
    if (before.version !== version) return { ok: false, reason: "changed-meanwhile" };
    // The rules may be stricter than when it was saved.
    const parsed = articleSchema.safeParse(formOf(old.fields));
    if (!parsed.success)
      return { ok: false, reason: "invalid", errors: fieldErrors(parsed.error.issues) };
    const checked = await checkArticle(tx, id, before, parsed.data);
    if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
    const { input } = checked;
    await writeArticle(tx, { id, before, input, action: "article-restored", now, ...by });
    return { ok: true, replaced: version };
  });
