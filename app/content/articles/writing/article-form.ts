import type { ArticleInput } from "#app/content/articles/article.schema.ts";
import { formText } from "#app/shared/form-text.ts";

/** What each field of the editor is called, in the order of the form. */
export const articleLabels = {
  title: "Title",
  shelf: "Shelf",
  slug: "Address",
  summary: "Summary",
  body: "Text",
  category: "Category",
  scene: "Illustration",
  keywords: "Keywords",
  related: "Related articles",
  author: "Author",
  reviewedOn: "Last review",
  position: "Place on the shelf",
} as const;

export type ArticleField = keyof typeof articleLabels;
export const articleFields = Object.keys(articleLabels) as ArticleField[];

/** An article as its form shows it: every field is a text. */
export type ArticleForm = Record<ArticleField, string>;

/** What an administrator writes, without what else is stored. */
export const fieldsOf = (article: ArticleInput): ArticleInput =>
  Object.fromEntries(articleFields.map((name) => [name, article[name]])) as unknown as ArticleInput;

export const formOf = (fields: ArticleInput): ArticleForm => ({
  ...fieldsOf(fields),
  category: fields.category ?? "",
  scene: fields.scene ?? "",
  related: fields.related.join("\n"),
  position: String(fields.position),
  reviewedOn: fields.reviewedOn ?? "",
});

/** Browsers send two characters for a line break. */
export const readArticleForm = (form: FormData): ArticleForm =>
  Object.fromEntries(
    articleFields.map((name) => [name, formText(form, name).replaceAll("\r\n", "\n")]),
  ) as ArticleForm;
