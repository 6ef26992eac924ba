// The answers of a valuation as people, forms and shared links give them. Tolerant: what cannot be read is named, and the rest is kept.

import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import {
  type AmountName,
  amountNames,
  answerLabels,
  noAnswers,
  type NumberName,
  numberNames,
  type ValuationAnswers,
} from "./answers.ts";
import { readAmount } from "#app/selling/editing/figure-value.ts";
import { maxWords } from "./add-backs.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { currencies, type Currency } from "#app/shared/money.ts";
import { findRegion, isCountry } from "#app/shared/places.ts";

const maxAmount = 100_000_000_000;

export const numberLimits: Record<NumberName, { min: number; max: number }> = {
  growth: { min: -90, max: 300 },
  hours: { min: 0, max: 120 },
  years: { min: 0, max: 300 },
  lease: { min: 0, max: 99 },
};

/** Losses, and rent below what a landlord would ask. */
const maybeNegative: ReadonlySet<AmountName> = new Set([
  "profit",
  "rent",
  "one-time",
  "cash-flow",
  "family",
]);

export interface ParsedAnswers {
  answers: ValuationAnswers;
  /** What business it is, in the visitor's words; empty once it is read. */
  words: string;
  /** What was typed and cannot be read, by field. */
  typed: Record<string, string>;
  errors: FieldErrors;
  /** Otherwise the page only asks. */
  isAsked: boolean;
}

export function parseAnswers(query: URLSearchParams, currency: Currency): ParsedAnswers {
  const read = (name: string) => (query.get(name) ?? "").slice(0, 200).trim();
  const answers = noAnswers(currencies.find((one) => one === read("currency")) ?? currency);
  const errors: Record<string, string> = {};
  const typed: Record<string, string> = {};
  const refuse = (name: string, text: string, message: string) => {
    errors[name] = message;
    typed[name] = text;
  };
  for (const name of amountNames) {
    const text = read(name);
    if (text === "") continue;
    const amount = readAmount(text);
    if (amount === null)
      refuse(name, text, `${answerLabels[name]}: enter an amount, such as 120,000 or 120k`);
    else if (Math.abs(amount) > maxAmount)
      refuse(name, text, `${answerLabels[name]}: enter a smaller amount`);
    else if (amount < 0 && !maybeNegative.has(name))
      refuse(name, text, `${answerLabels[name]}: enter 0 or more`);
    else answers.amounts[name] = Math.round(amount);
  }
  for (const name of numberNames) {
    const text = read(name);
    if (text === "") continue;
    const number = /^-?\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
    const { min, max } = numberLimits[name];
    if (number === null || number < min || number > max)
      refuse(name, text, `${answerLabels[name]}: enter a number from ${min} to ${max}`);
    else answers.numbers[name] = number;
  }
  answers.trade = parseTrade(read("trade"));
  answers.place = parsePlace(read("place"));
  if (read("property") === "included") answers.property = "included";
  const franchise = read("franchise");
  if (franchise === "yes" || franchise === "no") answers.franchise = franchise;
  answers.listing = read("listing") || null;
  const words = read("words").replaceAll(/\s+/g, " ").slice(0, maxWords);
  const isAsked =
    words !== "" ||
    answers.trade !== null ||
    query.has("words") ||
    ["revenue", "cash-flow", "profit"].some((name) => read(name) !== "");
  return { answers, words, typed, errors, isAsked };
}

const parseTrade = (text: string): string | null =>
  findSubcategoryAnywhere(text)?.subcategory.slug ?? findCategory(text)?.slug ?? null;

const parsePlace = (text: string): string | null =>
  isCountry(text) ? text : (text && findRegion(text)?.code) || null;
