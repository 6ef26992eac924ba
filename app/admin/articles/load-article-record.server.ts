import { fillMonths, monthsShown } from "./answer-months.ts";
import {
  countAllAnswers,
  countAnswers,
  findArticleRecord,
  findVersion,
  listOldAddresses,
  listVersions,
} from "./article-record.queries.server.ts";
import { diffLines, shortenDiff } from "./line-diff.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { missingForReaders } from "#app/content/articles/article.schema.ts";
import { type ArticleForm, formOf } from "#app/content/articles/writing/article-form.ts";
import { isEdited } from "#app/content/articles/writing/write-article.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

const versionsShown = 50;

type ArticleRecord = NonNullable<Awaited<ReturnType<typeof findArticleRecord>>>;

export async function loadArticleRecord(
  db: Db,
  id: string,
  { compared, now }: { compared: number | null; now: Date },
) {
  const article = await findArticleRecord(db, id);
  if (!article) return null;
  const [addresses, versions, counted, answers, comparison] = [
    await listOldAddresses(db, id),
    await listVersions(db, id, versionsShown),
    await countAnswers(db, id, addDays(now, -31 * monthsShown)),
    await countAllAnswers(db, id),
    compared === null ? null : await compareVersion(db, article, compared),
  ];
  const { body: _body, ...facts } = article;
  const today = officeDay(now);
  return {
    article: facts,
    missing: isEdited(article) ? missingForReaders(article) : [],
    oldAddresses: addresses.map(({ path }) => path),
    versions,
    answers,
    months: fillMonths(counted, today.slice(0, 7)),
    comparison,
  };
}

export interface Comparison {
  version: number;
  fields: { field: keyof ArticleForm; before: string; after: string }[];
  body: ReturnType<typeof shortenDiff>;
}

async function compareVersion(
  db: Db,
  article: ArticleRecord,
  version: number,
): Promise<Comparison | null> {
  const old = await findVersion(db, article.id, version);
  if (!old || !isEdited(article)) return null;
  const [earlier, present] = [formOf(old.fields), formOf(article)];
  const changed = Object.keys(
    changedFields({ ...earlier }, { ...present })?.after ?? {},
  ) as (keyof ArticleForm)[];
  return {
    version,
    fields: changed
      .filter((field) => field !== "body")
      .map((field) => ({ field, before: earlier[field], after: present[field] })),
    body: changed.includes("body") ? shortenDiff(diffLines(earlier.body, present.body)) : [],
  };
}
