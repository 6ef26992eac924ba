import { z } from "zod";
import { minorUnits, readAmount } from "#app/selling/editing/figure-value.ts";
import { addDays, dayMs, zonedMoment } from "#app/shared/day.ts";
import { formText } from "#app/shared/form-text.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import {
  type Condition,
  conditionKinds,
  inclusionNames,
  conditionRows,
  maxReason,
  type OfferTerms,
} from "./offer.ts";

const mostMoney = 1_000_000_000_000;
export const maxValidDays = 90;
const maxConditionYears = 3;
const hourMs = 60 * 60_000;
/** Without a time, an offer is valid until the end of its day. */
export const endOfDay = "23:59";

const amount = z
  .string()
  .default("")
  .transform((text) => (text.trim() === "" ? 0 : readAmount(text)))
  .refine(
    (value) => value !== null && value >= 0 && value <= mostMoney,
    "Enter an amount, like 450,000",
  )
  .transform((value) => minorUnits(String(value)));

const number = (max: number, digits: number) =>
  z
    .string()
    .default("")
    .transform((text) => (text.trim() === "" ? 0 : Number(text.trim().replace(",", "."))))
    .refine((value) => value >= 0 && value <= max, `Enter a number between 0 and ${max}`)
    .transform((value) => Number(value.toFixed(digits)));

const fields = z.object({
  price: amount.refine((price) => price > 0, "Enter the price you offer"),
  deposit: amount,
  takeBack: amount,
  rate: number(30, 2),
  years: number(30, 0),
  earnOut: amount,
  earnOutYears: number(10, 0),
  earnOutCondition: writtenText(500),
  included: z
    .string()
    .default("")
    .transform((text) => inclusionNames.filter((name) => text.split(",").includes(name))),
  trainingWeeks: number(104, 0),
  notes: writtenText(5000),
  validOn: z.string().default(""),
  validTime: z.string().default(""),
});

export interface GivenOffer {
  price: number;
  terms: OfferTerms;
  validUntil: Date;
}

interface Clock {
  timeZone: string;
  now: Date;
}

/** Days and times are in the time zone of the business. */
export const offerSchema = (clock: Clock) =>
  fields.loose().transform((typed, context): GivenOffer => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const { price, deposit, takeBack, rate, years, earnOut, earnOutYears } = typed;
    if (takeBack > price) refuse("takeBack", "The take-back can't be more than the price");
    else if (deposit > price - takeBack)
      refuse("deposit", "The deposit can't be more than what is paid in cash");
    if (takeBack > 0 && years < 1) refuse("years", "Enter how many years the take-back runs");
    if (earnOut > 0 && earnOutYears < 1)
      refuse("earnOutYears", "Enter how many years the earn-out runs");
    if (earnOut > 0 && typed.earnOutCondition === "")
      refuse("earnOutCondition", "Say when the earn-out is paid");
    return {
      price,
      validUntil: readDeadline(typed.validOn, typed.validTime, clock, refuse),
      terms: {
        deposit,
        takeBack: takeBack > 0 ? { amount: takeBack, rate, years } : null,
        earnOut:
          earnOut > 0
            ? { amount: earnOut, years: earnOutYears, condition: typed.earnOutCondition }
            : null,
        included: typed.included,
        trainingWeeks: typed.trainingWeeks,
        conditions: readConditions(typed, clock, refuse),
        notes: typed.notes,
      },
    };
  });

type Refuse = (path: string, message: string) => void;

function readDeadline(day: string, time: string, { timeZone, now }: Clock, refuse: Refuse): Date {
  const moment = zonedMoment(day, time || endOfDay, timeZone);
  const left = moment ? moment.getTime() - now.getTime() : 0;
  if (!moment) refuse("validOn", "Enter a date and, if you like, a time");
  else if (left < hourMs) refuse("validOn", "Leave at least one hour to answer");
  else if (left > (maxValidDays + 1) * dayMs)
    refuse("validOn", `Choose a day within the next ${maxValidDays} days`);
  return moment ?? now;
}

function readConditions(
  typed: Record<string, unknown>,
  { timeZone, now }: Clock,
  refuse: Refuse,
): Condition[] {
  const day = (moment: Date) => formatDate(moment.toISOString(), { format: "day", timeZone });
  const [first, last] = [day(now), day(addDays(now, maxConditionYears * 365))];
  return conditionRows.flatMap((at) => {
    const read = (name: string) => plainText(String(typed[`${name}${at}`] ?? ""));
    const [text, by] = [read("text"), read("by")];
    const kind = conditionKinds.find((one) => one === read("kind"));
    if (!kind && text === "" && by === "") return [];
    if (!kind) refuse(`kind${at}`, "Choose what the condition is about");
    if (kind === "other" && text === "") refuse(`text${at}`, "Say what the condition is");
    if (text.length > 500) refuse(`text${at}`, "Use at most 500 characters");
    if (!zonedMoment(by, endOfDay, timeZone) || by < first || by > last)
      refuse(`by${at}`, "Enter the date by which the condition is met, today or later");
    return kind ? [{ kind, text, by }] : [];
  });
}

const fieldNames = [
  ...Object.keys(fields.shape),
  ...conditionRows.flatMap((at) => [`kind${at}`, `text${at}`, `by${at}`]),
];

export const typedOffer = (form: FormData): Record<string, string> => ({
  ...Object.fromEntries(fieldNames.map((name) => [name, formText(form, name).slice(0, 6000)])),
  included: form.getAll("included").map(String).join(",").slice(0, 500),
});

export const reasonSchema = z.object({ reason: writtenText(maxReason) });
