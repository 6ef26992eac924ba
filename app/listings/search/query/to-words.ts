import { foldAccents } from "#app/shared/fold-accents.ts";

/** French articles that lose their vowel: "l'auto", "d'occasion". */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu;
/** "barber's" is "barbers", as many people write it. */
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;

/** The words of a text in lower case, without accents and punctuation; "&" is the word "and". */
export const toWords = (text: string): string[] =>
  foldAccents(text)
    .replace(elided, "")
    .replace(apostrophe, "")
    .replace(/&/g, " and ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
