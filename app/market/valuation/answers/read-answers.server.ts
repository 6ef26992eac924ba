import { type ParsedAnswers, parseAnswers } from "./parse-answers.ts";
import { readBusinessWords } from "./read-business-words.server.ts";
import type { Services } from "#app/context.ts";
import type { Currency } from "#app/shared/money.ts";

/** The answers of an address, with what the visitor's own words say. Words count before the selects beside them. */
export async function readAnswers(
  { searchCache }: Pick<Services, "searchCache">,
  query: URLSearchParams,
  currency: Currency,
): Promise<ParsedAnswers & { isComplete: boolean }> {
  const parsed = parseAnswers(query, currency);
  const { words } = parsed;
  const answers = { ...parsed.answers };
  let { errors } = parsed;
  const typed = { ...parsed.typed };
  if (words !== "") {
    const read = await readBusinessWords(searchCache, words);
    answers.trade = read.trade ?? answers.trade;
    answers.place = read.place ?? answers.place;
    if (answers.trade === null) {
      errors = {
        words: "We don't know this trade by that name. Choose it from the list.",
        ...errors,
      };
      typed.words = words;
    }
  } else if (parsed.isAsked && answers.trade === null)
    errors = { words: "Say what kind of business it is, or choose a trade", ...errors };
  const isComplete = parsed.isAsked && Object.keys(errors).length === 0;
  return { ...parsed, answers, typed, errors, isComplete };
}
