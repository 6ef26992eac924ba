import { foldAccents } from "#app/shared/fold-accents.ts";

export interface SearchableArticle {
  title: string;
  summary: string;
  keywords: string;
  text: string;
}

export const maxHelpWords = 80;

const stopWords = new Set(
  wordsOf(
    "a an and are can do does for how i in is it many me much my of on or that the to what when where which why with you your",
  ),
);

const weights = { title: 8, keywords: 5, summary: 3, text: 1 } as const;

/** By prefixes of words, best first; if no article has all words, those that have any. */
export function searchArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  query: string,
): Article[] {
  const words = wordsOf(query);
  const wanted = words.filter((word) => !stopWords.has(word));
  const terms = wanted.length > 0 ? wanted : words;
  if (terms.length === 0) return [];
  const rated = articles.map((article) => {
    const scores = terms.map((word) => rate(article, word));
    return {
      article,
      hasAll: scores.every((score) => score > 0),
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const best = rated.some(({ hasAll }) => hasAll)
    ? rated.filter(({ hasAll }) => hasAll)
    : rated.filter(({ score }) => score > 0);
  return best.toSorted((one, other) => other.score - one.score).map(({ article }) => article);
}

function rate(article: SearchableArticle, word: string): number {
  let score = 0;
  for (const [field, weight] of Object.entries(weights))
    if (wordsOf(article[field as keyof typeof weights]).some((one) => one.startsWith(word)))
      score += weight;
  return score;
}

/** "Renewals" is found by "renewal", and "two-step" by "two step". */
function wordsOf(text: string): string[] {
  return foldAccents(text.toLowerCase())
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
