import { eq } from "drizzle-orm";
import { missingForReaders } from "#app/content/articles/article.schema.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import {
  canDelete,
  canSchedule,
  checkTime,
  type TimeProblem,
  wasPublished,
} from "./publication.ts";
import {
  type Actor,
  lockAddresses,
  lockArticle,
  pathOf,
  renameRelated,
  type StoredArticle,
} from "./write-article.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface ChangePublication extends Actor {
  id: string;
  /** The version that the administrator saw. */
  version: number;
  now: Date;
}

type Refused<Reason extends string> = { ok: false; reason: Reason };
type Incomplete = { ok: false; reason: "incomplete"; missing: string[] };

/** The day of the first publication stays. */
export const publishArticle = (db: Db, change: ChangePublication) =>
  changePublication<Refused<"published-already"> | Incomplete>(db, change, async (tx, article) => {
    if (article.status === "published") return { ok: false, reason: "published-already" };
    const missing = missingForReaders(article);
    if (missing.length > 0) return { ok: false, reason: "incomplete", missing };
    const publishAt = wasPublished(article) ? article.publishAt : change.now;
    await set(tx, change, { status: "published", publishAt }, "article-published");
    return { ok: true };
  });

export const scheduleArticle = (db: Db, change: ChangePublication & { at: Date | null }) =>
  changePublication<Refused<"published-before" | TimeProblem> | Incomplete>(
    db,
    change,
    async (tx, article) => {
      const { at, now } = change;
      if (!canSchedule(article)) return { ok: false, reason: "published-before" };
      const problem = checkTime(at, now);
      if (problem) return { ok: false, reason: problem };
      const missing = missingForReaders(article);
      if (missing.length > 0) return { ok: false, reason: "incomplete", missing };
      await set(tx, change, { status: "scheduled", publishAt: at }, "article-scheduled");
      return { ok: true };
    },
  );

/** Back to a draft. What readers never saw has no day. */
export const unpublishArticle = (db: Db, change: ChangePublication) =>
  changePublication<Refused<"draft-already">>(db, change, async (tx, article) => {
    if (article.status === "draft") return { ok: false, reason: "draft-already" };
    const publishAt = wasPublished(article) ? article.publishAt : null;
    await set(tx, change, { status: "draft", publishAt }, "article-unpublished");
    return { ok: true };
  });

export const deleteDraft = (db: Db, change: ChangePublication) =>
  changePublication<Refused<"not-deletable">>(db, change, async (tx, article) => {
    if (!canDelete(article)) return { ok: false, reason: "not-deletable" };
    await tx.delete(articles).where(eq(articles.id, change.id));
    await renameRelated(tx, pathOf(article), null);
    await audit(tx, change, "article-deleted", { title: article.title });
    return { ok: true };
  });

const changePublication = <Refusal extends { ok: false }>(
  db: Db,
  { id, version }: ChangePublication,
  change: (tx: Db, article: StoredArticle) => Promise<{ ok: true } | Refusal>,
): Promise<{ ok: true } | Refusal | Refused<"not-found" | "changed-meanwhile">> =>
  db.transaction(async (tx) => {
    // As a save does, so that neither waits for the other.
    await lockAddresses(tx);
    const article = await lockArticle(tx, id);
    if (!article) return { ok: false, reason: "not-found" } as const;
    if (article.version !== version) return { ok: false, reason: "changed-meanwhile" } as const;
    return change(tx, article);
  });

async function set(
  tx: Db,
  change: ChangePublication,
  values: Pick<StoredArticle, "status" | "publishAt">,
  action: string,
): Promise<void> {
  await tx.update(articles).set(values).where(eq(articles.id, change.id));
  await audit(tx, change, action, { after: values });
}

const audit = (
  tx: Db,
  { actorId, requestId, id: subjectId }: ChangePublication,
  action: string,
  details: Record<string, unknown>,
) => recordAudit(tx, { actorId, requestId, action, subjectType: "article", subjectId, details });
