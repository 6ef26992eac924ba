/** Search words of a URL on one line, without NUL and lone surrogates, which the database does not store. */
export const typedWords = (text: string | null, most: number): string =>
  (text ?? "")
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();
