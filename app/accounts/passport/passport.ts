/**
 * A buyer's passport says who the buyer is, what money was seen, and what is sought. An administrator approves it,
 * it holds for 90 days, and the buyer chooses in each conversation which parts are shown.
 */
import type { Currency } from "#app/shared/money.ts";
import { addDays, dayMs } from "#app/shared/day.ts";

/** Whole units of the currency. Each band ends where the next begins. */
const bounds = [0, 100_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const;

export const fundsBands = [
  "to-100k",
  "100k-250k",
  "250k-500k",
  "500k-1m",
  "1m-2m",
  "2m-5m",
  "from-5m",
] as const;
export type FundsBand = (typeof fundsBands)[number];

const dollars = (amount: number): string => `$${amount.toLocaleString("en-CA")}`;

export function fundsText(band: FundsBand): string {
  const place = fundsBands.indexOf(band);
  const [from, to] = [bounds[place]!, bounds[place + 1]];
  if (to === undefined) return `${dollars(from)} or more`;
  return from === 0 ? `Up to ${dollars(to)}` : `${dollars(from)}–${dollars(to)}`;
}

export const timings = ["now", "three-months", "year", "open"] as const;
export type Timing = (typeof timings)[number];

export const timingLabels: Record<Timing, string> = {
  now: "Ready to buy now",
  "three-months": "Within three months",
  year: "Within a year",
  open: "When the right business comes",
};

export const passportParts = ["identity", "funds", "experience", "search"] as const;
export type PassportPart = (typeof passportParts)[number];

export const passportPartLabels: Record<PassportPart, string> = {
  identity: "That my identity was checked",
  funds: "The range of my funds",
  experience: "My experience",
  search: "What I am looking for, and when",
};

export const passportDays = 90;
export const reminderDays = 14;
/** An earlier renewal would gain nothing. */
const renewalDays = 30;
/** An older proof says little about the present. */
const proofDays = 365;

export interface PassportTerm {
  approvedAt: Date | null;
  expiresAt: Date | null;
  fundsVerifiedOn: string | null;
}

export const isValid = ({ expiresAt }: Pick<PassportTerm, "expiresAt">, now: Date): boolean =>
  expiresAt !== null && expiresAt > now;

export function needsProof({ fundsVerifiedOn }: Pick<PassportTerm, "fundsVerifiedOn">, now: Date) {
  if (fundsVerifiedOn === null) return true;
  return now.getTime() - Date.parse(fundsVerifiedOn) > proofDays * dayMs;
}

export const canRenew = (passport: PassportTerm, now: Date): boolean =>
  passport.expiresAt !== null &&
  passport.expiresAt < addDays(now, renewalDays) &&
  !needsProof(passport, now);

export const passportEnd = (now: Date): Date => addDays(now, passportDays);

/** All are required: without one of them the passport shows nothing. */
export interface Checked {
  emailVerified: boolean;
  phoneVerified: boolean;
  identityVerified: boolean;
}

export const isWholeChecked = (person: Checked): boolean =>
  person.emailVerified && person.phoneVerified && person.identityVerified;

export interface PassportRow {
  identityCheckedAt: Date | null;
  fundsBand: FundsBand | null;
  fundsCurrency: Currency | null;
  fundsVerifiedOn: string | null;
  experience: string;
  sought: string;
  timing: Timing;
  about: string;
}

/** Only the parts that the buyer shows. */
export function shownPassport(row: PassportRow, shows: readonly PassportPart[]) {
  const shown = (part: PassportPart) => shows.includes(part);
  const { identityCheckedAt, fundsBand, fundsCurrency, fundsVerifiedOn } = row;
  return {
    identityCheckedAt: shown("identity") ? identityCheckedAt : null,
    funds:
      shown("funds") && fundsBand && fundsCurrency && fundsVerifiedOn
        ? { text: `${fundsText(fundsBand)} (${fundsCurrency})`, on: fundsVerifiedOn }
        : null,
    experience: shown("experience") ? { text: row.experience, about: row.about } : null,
    search: shown("search") ? { text: row.sought, timing: timingLabels[row.timing] } : null,
  };
}

export type ShownPassport = ReturnType<typeof shownPassport>;

/** Ignores unknown names and repetitions. */
export const partsOf = (names: readonly unknown[]): PassportPart[] =>
  passportParts.filter((part) => names.includes(part));
