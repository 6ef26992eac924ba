import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  fundsBands,
  passportDays,
  type PassportPart,
  timings,
} from "#app/accounts/passport/passport.ts";
import type { passports } from "#app/accounts/passport/passports.table.ts";
import { proofFile } from "#app/deals/passport/passport-request.ts";
import type { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { demoFolder } from "#demo/data-folder.ts";
import { dayOf, daysAfter, daysBefore } from "#demo/rows/calendar.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People, UserRow } from "#demo/rows/people.ts";
import type { ConversationRow } from "#demo/rows/threads.ts";
import type { Random } from "#demo/world/random.ts";

const pdf = "application/pdf";
/** One per open request, because the file is deleted when the request is decided. */
const keys = ["specimen-1", "specimen-2", "specimen-3"].map((name) => proofFile(name, pdf));
const readSpecimen = () => readFile(join(demoFolder, "data/funds-specimen.pdf"));

export async function storeProofs(files: FileStore): Promise<void> {
  const bytes = await readSpecimen();
  for (const key of keys) await files.put(key, bytes, pdf);
}

const holders = 28;
const verified = { emailVerified: true, phoneVerified: true, identityVerified: true };

type PassportRow = typeof passports.$inferInsert;
type RequestRow = typeof passportRequests.$inferInsert;

/** Buyers with passports, a few of them over, what they show in their conversations, and three open requests. */
export async function makePassports(
  random: Random,
  now: Date,
  { admin, seller, buyer, buyers }: People,
  conversations: readonly ConversationRow[],
) {
  Object.assign(buyer, verified);
  const eligible = buyers.filter(
    (one) =>
      one.emailVerified &&
      one.phoneVerified &&
      one.identityVerified &&
      one.createdAt < daysBefore(now, 120),
  );
  const chosen = random.sample(eligible, holders + keys.length);
  const rows: { passports: PassportRow[]; requests: RequestRow[] } = {
    passports: [],
    requests: [],
  };
  const { byteLength } = await readSpecimen();

  const describe = (createdAt: Date) => ({
    experience: random.pick(experiences),
    sought: random.pick(searches),
    timing: random.pick(timings),
    about: random.pick(abouts),
    createdAt,
    updatedAt: createdAt,
  });
  const claim = () => ({
    band: random.pick(fundsBands),
    currency: "CAD" as const,
    contentType: pdf,
    bytes: byteLength,
  });
  const approve = ({ id: userId }: UserRow, approvedAt: Date) => {
    const createdAt = daysBefore(approvedAt, 0.2 + random.next() * 1.5);
    const { band, currency, ...file } = claim();
    rows.requests.push({
      id: random.uuid(createdAt),
      userId,
      band,
      currency,
      ...file,
      state: "approved",
      decidedBy: admin.id,
      decidedAt: approvedAt,
      createdAt,
    });
    rows.passports.push({
      userId,
      ...describe(createdAt),
      fundsBand: band,
      fundsCurrency: currency,
      fundsVerifiedOn: dayOf(approvedAt),
      approvedAt,
      expiresAt: daysAfter(approvedAt, passportDays),
      updatedAt: approvedAt,
    });
  };
  approve(buyer, daysBefore(now, 16));
  for (const one of chosen.slice(keys.length))
    approve(one, daysBefore(now, 1 + random.next() * 95));
  for (const [index, { id: userId }] of chosen.slice(0, keys.length).entries()) {
    const createdAt = daysBefore(now, 0.3 + index * 1.2);
    rows.passports.push({ userId, ...describe(createdAt) });
    rows.requests.push({
      id: random.uuid(createdAt),
      userId,
      ...claim(),
      storageKey: keys[index]!,
      createdAt,
    });
  }

  const shown = new Set(rows.requests.filter(({ state }) => state).map(({ userId }) => userId));
  for (const thread of conversations) {
    const isShown =
      shown.has(thread.buyerId) && (thread.ownerId === seller.id || random.chance(0.6));
    thread.passportShows = isShown ? [...random.pick(choices)] : [];
  }
  return rows;
}

/** Owners who answer buyers with a passport. */
export function chooseAnswering(
  random: Random,
  { seller }: People,
  businesses: readonly DemoBusiness[],
): void {
  for (const { row, owner } of businesses)
    row.answersPassports = owner === seller || random.chance(0.15);
}

const choices: readonly (readonly PassportPart[])[] = [
  ["identity", "funds"],
  ["identity", "funds", "experience", "search"],
  ["funds", "search"],
];

const experiences = [
  "Eight years head of a kitchen of 90 seats. Hiring, purchasing and the books of the last three.",
  "Fifteen years service manager of a heating company with 22 people.",
  "Owned and sold a print shop in Halifax. Before that, ten years in retail.",
  "Chartered accountant, with two small companies run alongside for clients.",
  "Family of farmers, and twelve years of logistics for a food wholesaler.",
];

const searches = [
  "A restaurant or café with its own kitchen, within an hour of where I live.",
  "A service business with recurring contracts and a crew that stays.",
  "A shop or a small manufacturer with a lease of five years or more.",
  "A franchise resale with at least three years of figures.",
];

const abouts = [
  "I want to run the place myself, and keep the people who make it work.",
  "My partner and I buy together. We have signed confidentiality agreements before.",
  "",
];
