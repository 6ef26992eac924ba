/** The Flesch-Kincaid grade: years of school that a text asks for. Headings and tables are left out. */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}$%][\p{L}\p{N}$%.,’'-]*/gu) ?? [];

/** Of paragraphs and lists, without links' addresses and figures. */
export const sentencesOf = (markdown: string): string[] =>
  proseOf(markdown)
    .split(/(?<=[.!?:])["”)]?\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

export const proseOf = (markdown: string): string =>
  markdown
    .split("\n")
    .filter((line) => !/^\s*(#|\||\{\{compare)/.test(line))
    .map((line) => line.replace(/^\s*([-*]|\d+\.)( \[ \])? /, ""))
    .join("\n")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/[*_[\]`>]/g, "")
    .replaceAll(/\{\{[^}]*\}\}/g, "ten");

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  // A number is read as a word or two.
  if (letters.length === 0) return 2;
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, "")
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}
