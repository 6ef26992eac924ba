import { articlePath, type Shelf, shelves } from "#app/content/articles/article.ts";

export const maxTextWords = 80;

interface FoundText {
  shelf: Shelf;
  slug: string;
  title: string;
  summary: string;
}

export const toFoundLink = (text: FoundText) => ({
  to: articlePath(text),
  title: text.title,
  summary: text.summary,
  shelf: shelves[text.shelf].one,
});

export type FoundLink = ReturnType<typeof toFoundLink>;
