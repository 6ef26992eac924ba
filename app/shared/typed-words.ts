/** Search words of an address on one line, without what the database does not store: NUL and halves of surrogate pairs. */
export const typedWords = (text: string | null, most: number): string =>
  (text ?? "")
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();
