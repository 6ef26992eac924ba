import type { Preview } from "./preview-of.server.ts";
import { findArticleRecord } from "#app/admin/articles/article-record.queries.server.ts";
import {
  type ArticleForm,
  articleFields,
  formOf,
} from "#app/content/articles/writing/article-form.ts";
import { isEdited } from "#app/content/articles/writing/write-article.server.ts";
import { layOutArticle } from "#app/content/articles/lay-out-article.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { brand } from "#app/shared/brand.ts";
import { type EditedFields, versionOf } from "#app/shared/edit-version.ts";

interface ArticleEditData {
  id: string;
  isNew: boolean;
  fields: ArticleForm;
  version: string;
  preview: Preview | null;
}

export function newArticle(): ArticleEditData {
  const empty = Object.fromEntries(articleFields.map((name) => [name, ""])) as ArticleForm;
  const fields = { ...empty, author: `The ${brand.name} team`, position: "0" };
  const nothing: EditedFields = {};
  return { id: createId(), isNew: true, fields, version: versionOf(nothing), preview: null };
}

/** Null for help articles too: they are files. */
export async function loadArticleEdit(db: Db, id: string): Promise<ArticleEditData | null> {
  const article = isId(id) ? await findArticleRecord(db, id) : null;
  if (!article || !isEdited(article)) return null;
  const fields = formOf(article);
  // What is stored is quick to lay out: saving checks it.
  const { intro, sections } = await layOutArticle(db, fields.body);
  return { id, isNew: false, fields, version: versionOf(fields), preview: { intro, sections } };
}
