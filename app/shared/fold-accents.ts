/** Lower case without accents, to compare names as people type them. The search index folds words the same way. */
export const foldAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
