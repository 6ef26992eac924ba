export type Language = "en" | "fr" | "es";

/**
 * The singular and plural forms of a name as keys. English inflects the last word; French and Spanish the first noun, and
 * often the adjectives with it.
 */
export function listForms(words: readonly string[], language: Language): string[] {
  if (words.length === 0) return [];
  const last = words.length - 1;
  const join = (inflect: (word: string, at: number) => string) => words.map(inflect).join(" ");
  if (language === "en")
    return [words.join(" "), join((word, at) => (at === last ? pluralInEnglish(word) : word))];
  const plural = language === "fr" ? pluralInFrench : pluralInSpanish;
  return [
    words.join(" "),
    join((word, at) => (at === 0 ? plural(word) : word)),
    join((word) => (word.length > 3 ? plural(word) : word)),
  ];
}

function pluralInEnglish(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

function pluralInFrench(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(?:eau|eu)$/.test(word)) return `${word}x`;
  return word.endsWith("al") ? `${word.slice(0, -2)}aux` : `${word}s`;
}

function pluralInSpanish(word: string): string {
  if (word.endsWith("s")) return word;
  if (word.endsWith("z")) return `${word.slice(0, -1)}ces`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}
