import { desc } from "drizzle-orm";
import { articlePictures } from "../articles.table.ts";
import { pictureFile, type PictureProblem } from "./article-picture.ts";
import type { RenderedArticlePicture } from "./render-article-picture.server.ts";
import type { Actor } from "#app/content/articles/writing/write-article.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Log } from "#app/platform/log.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";

const pictureLimit = defineRateLimit("article-picture", { max: 100, windowMinutes: 60 });

export interface ArticlePicture {
  id: string;
  width: number;
  height: number;
}

export type AddPictureOutcome =
  | { ok: true; picture: ArticlePicture }
  | { ok: false; reason: PictureProblem };

interface PictureServices {
  db: Db;
  files: FileStore;
  log: Log;
  now: Date;
}

export async function addPicture(
  { db, files, log, now }: PictureServices,
  { actorId, requestId }: Actor,
  bytes: Uint8Array,
): Promise<AddPictureOutcome> {
  if (!(await allowAttempt(db, pictureLimit, actorId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const rendered = await takeTurn(
    actorId,
    async () =>
      (await runFileTask<RenderedArticlePicture>({ name: "article-picture", bytes })) ?? tooSlow,
  );
  if (!rendered.ok) return rendered;
  const { width, height } = rendered;
  const [id, storageKey] = [createId(), createId()];
  const newFiles = rendered.files.map((file) => ({
    key: pictureFile(storageKey, file.width),
    bytes: file.bytes,
    contentType: "image/webp",
  }));
  return storeWithRow({ files, log }, newFiles, () =>
    db.transaction(async (tx) => {
      await tx
        .insert(articlePictures)
        .values({ id, storageKey, width, height, uploadedBy: actorId, createdAt: now });
      await recordAudit(tx, { actorId, requestId }, "article-picture-added", [
        "article-picture",
        id,
      ]);
      return { ok: true, picture: { id, width, height } } as const;
    }),
  );
}

export const listPictures = (db: Db, limit: number) =>
  db
    .select({
      id: articlePictures.id,
      width: articlePictures.width,
      height: articlePictures.height,
      createdAt: articlePictures.createdAt,
    })
    .from(articlePictures)
    .orderBy(desc(articlePictures.createdAt))
    .limit(limit);
