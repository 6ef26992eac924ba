import { data } from "react-router";
import { z, type ZodType } from "zod";
import {
  announcementFormSchema,
  toAnnouncement,
  toFormFields,
} from "#app/admin/settings/announcement.schema.ts";
import { parseBannedWords } from "#app/admin/settings/parse-banned-words.ts";
import type { SettingKey, SettingName } from "#app/admin/settings/setting-list.ts";
import { exampleOrder, viewFutureRates, viewProvinces } from "#app/admin/settings/tax-view.ts";
import { countHeroFigures } from "#app/browsing/home/home.queries.server.ts";
import {
  revertSiteSetting,
  saveSiteSetting,
} from "#app/content/settings/save-site-setting.server.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import {
  heroFiguresSchema,
  operatorSchema,
  type SiteSettingKey,
  type SiteSettings,
} from "#app/content/settings/site-settings.ts";
import type { Services } from "#app/context.ts";
import { listExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { parseRates, type PlannedRate, planRates } from "#app/listings/figures/parse-rates.ts";
import {
  revertExchangeRates,
  saveExchangeRates,
} from "#app/listings/figures/save-exchange-rates.server.ts";
import {
  type BannedWordHits,
  countBannedWordHits,
} from "#app/listings/review/banned-word-hits.queries.server.ts";
import {
  revertTaxNumbers,
  saveTaxNumbers,
  removeTaxRate,
  revertTaxRate,
  saveTaxRate,
} from "#app/payments/tax/save-taxes.server.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";
import { taxNumbersSchema, taxRateSchema } from "#app/payments/tax/tax-settings.schema.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { countSubscribers } from "#app/messages/alerts/newsletter/newsletter.server.ts";
import type { SettingChange, SettingOutcome } from "#app/platform/audit/change-setting.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { mostFeaturedSlots } from "#app/search/featured/featured-slots.ts";
import { formText } from "#app/shared/form-text.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { placeName } from "#app/shared/places.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface CheckedWords {
  kind: "words";
  rows: (BannedWordHits & { word: string })[];
  checked: number;
}

export type SettingPreview =
  | { kind: "announcement" }
  | CheckedWords
  | { kind: "rates"; plan: PlannedRate[] }
  | { kind: "line-errors"; lines: { line: number; message: string }[] };

export type AnySettingOutcome = SettingOutcome<"charged" | "not-found" | "changed-since">;

interface SettingInput {
  services: Services;
  form: FormData;
  typed: Record<string, string>;
  intent: FormDataEntryValue | null;
  changeOf<Key extends SettingKey>(key: Key): SettingChange & { key: Key };
}

type SettingResult =
  | AnySettingOutcome
  | { errors?: FieldErrors; preview?: SettingPreview; typed?: Record<string, string> };

export interface SettingSource<Values> {
  load(services: Services): Promise<Values>;
  change(input: SettingInput): Promise<SettingResult>;
  revert(
    db: Db,
    change: SettingChange & { key: SettingKey; revertOf: string },
  ): Promise<AnySettingOutcome>;
}

const siteSetting = <Key extends SettingKey & SiteSettingKey, Values>(
  key: Key,
  schema: ZodType<SiteSettings[Key]>,
  load: SettingSource<Values>["load"],
): SettingSource<Values> => ({
  load,
  async change({ services: { db }, typed, changeOf }) {
    const input = schema.safeParse(typed);
    if (!input.success) return { errors: fieldErrors(input.error.issues) };
    return saveSiteSetting(db, changeOf(key), input.data);
  },
  revert: (db, change) => revertSiteSetting(db, { ...change, key }),
});

const slotsMessage = `Enter a whole number from 0 to ${String(mostFeaturedSlots)}`;
const slotsSchema = z
  .string(slotsMessage)
  .trim()
  .regex(/^\d{1,2}$/, slotsMessage)
  .transform(Number)
  .pipe(z.int().max(mostFeaturedSlots, slotsMessage));

async function checkWords(db: Db, words: readonly string[]): Promise<CheckedWords> {
  const { hits, checked } = await countBannedWordHits(db, words, new Date());
  const rows = words.map((word) => ({ word, ...(hits.get(word) ?? { count: 0, examples: [] }) }));
  return { kind: "words", rows: rows.toSorted((a, b) => b.count - a.count), checked };
}

const shownRates = 60;
/** A decade of days, with which the preview compares. */
const mostKnownRates = 10_000;
const today = (): string => new Date().toISOString().slice(0, 10);

export const settingSources = {
  operator: siteSetting("operator", operatorSchema, ({ db }) => getOperator(db)),

  "hero-figures": siteSetting("heroFigures", heroFiguresSchema, async ({ db }) => {
    const [{ heroFigures }, counted, { subscribers }] = await Promise.all([
      getSiteSettings(db),
      countHeroFigures(db, new Date()),
      countForMarketing(db),
    ]);
    return {
      figures: heroFigures,
      counted: {
        activeListings: formatNumber(counted.activeListings),
        years: formatNumber(counted.years),
        sales: formatNumber(counted.sales),
        verified: formatPercent(counted.verified),
        subscribers: formatNumber(subscribers),
      },
    };
  }),

  featured: siteSetting(
    "featuredSlots",
    z.object({ strip: slotsSchema, home: slotsSchema }),
    async ({ db }) => {
      const { featuredSlots } = await getSiteSettings(db);
      return { slots: featuredSlots, ...(await listFeatured(db, new Date())) };
    },
  ),

  announcement: {
    async load({ db, queryCache }: Services) {
      const { announcement } = await getSiteSettings(db);
      const { members, newListings, subscribers } = await countForMarketing(db);
      return {
        fields: toFormFields(announcement),
        subscribers: await getSubscriberFigure(queryCache),
        counted: formatList([
          formatCount(members, { one: "member", other: "members" }),
          formatCount(newListings, {
            one: "new listing in 30 days",
            other: "new listings in 30 days",
          }),
          formatCount(subscribers, { one: "subscriber", other: "subscribers" }),
        ]),
      };
    },
    async change({ services: { db }, typed, intent, changeOf }: SettingInput) {
      const input = announcementFormSchema.safeParse(typed);
      if (!input.success) return { errors: fieldErrors(input.error.issues) };
      // Only without JavaScript; otherwise the preview follows the form.
      if (intent === "preview") return { preview: { kind: "announcement" as const } };
      const { announcement } = await getSiteSettings(db);
      const freshVersion = new Date().toISOString().replaceAll(":", "-");
      const wanted = toAnnouncement(input.data, announcement, freshVersion);
      return saveSiteSetting(db, changeOf("announcement"), wanted);
    },
    revert: (db, change) => revertSiteSetting(db, { ...change, key: "announcement" }),
  },

  "banned-words": {
    async load({ db, replica }: Services) {
      const { bannedWords } = await getSiteSettings(db);
      return { words: bannedWords, check: await checkWords(replica, bannedWords) };
    },
    async change({ services: { db, replica }, typed, intent, changeOf }: SettingInput) {
      const input = parseBannedWords(typed.words ?? "");
      if (!input.ok) return { errors: { words: input.error } };
      if (intent === "check") return { preview: await checkWords(replica, input.words) };
      return saveSiteSetting(db, changeOf("bannedWords"), input.words);
    },
    revert: (db, change) => revertSiteSetting(db, { ...change, key: "bannedWords" }),
  },

  "exchange-rates": {
    load: async ({ db }: Services) => ({
      rates: await listExchangeRates(db, shownRates),
      today: today(),
    }),
    async change({ services: { db }, form, intent, changeOf }: SettingInput) {
      const { text: csv, errors } = await readRateForm(form);
      if (errors) return { errors };
      const parsed = parseRates(csv, today());
      const typed = { csv };
      if (parsed.errors.length > 0)
        return { preview: { kind: "line-errors" as const, lines: parsed.errors }, typed };
      const plan = planRates(parsed.rates, await listExchangeRates(db, mostKnownRates));
      const isSafe = intent === "add" && plan.every(({ jump }) => jump === null);
      if (isSafe || intent === "save")
        return saveExchangeRates(db, changeOf("exchangeRates"), parsed.rates);
      return { preview: { kind: "rates" as const, plan }, typed };
    },
    revert: revertExchangeRates,
  },

  taxes: {
    async load({ db }: Services) {
      const settings = await getTaxSettings(db);
      const now = new Date();
      return {
        numbers: settings.numbers,
        provinces: viewProvinces(settings, now),
        future: viewFutureRates(settings, now),
        example: exampleOrder,
      };
    },
    async change({ services: { db }, typed, intent, changeOf }: SettingInput) {
      if (intent === "numbers") {
        const input = taxNumbersSchema.safeParse(typed);
        if (!input.success) return { errors: fieldErrors(input.error.issues) };
        return saveTaxNumbers(db, changeOf("taxNumbers"), input.data);
      }
      if (intent !== "rate" && intent !== "remove") throw data(null, { status: 400 });
      const isRemoval = intent === "remove";
      const input = taxRateSchema.safeParse(isRemoval ? { ...typed, rate: "0" } : typed);
      if (!input.success) return { errors: fieldErrors(input.error.issues) };
      const write = isRemoval ? removeTaxRate : saveTaxRate;
      return write(db, changeOf("taxRates"), input.data);
    },
    revert: (db, change) =>
      change.key === "taxNumbers" ? revertTaxNumbers(db, change) : revertTaxRate(db, change),
  },
} satisfies Record<SettingName, SettingSource<unknown>>;

export type ValuesOf<Name extends SettingName> = Awaited<
  ReturnType<(typeof settingSources)[Name]["load"]>
>;

export type SettingValues = {
  [Name in SettingName]: { name: Name; values: ValuesOf<Name> };
}[SettingName];

interface MarketingCounts {
  members: number;
  newListings: number;
  /** Of the newsletter. */
  subscribers: number;
}

async function countForMarketing(db: Db): Promise<MarketingCounts> {
  const { rows } = await db.execute<
    Omit<MarketingCounts, "subscribers"> & Record<string, number>
  >(sql`select
    (select count(*)::int from users where deleted_at is null) as members,
    (select count(*)::int from listings
      where published_at >= now() - interval '30 days') as "newListings"`);
  return { ...rows[0]!, subscribers: await countSubscribers(db) };
}

const shownFeatured = 50;

async function listFeatured(db: Db, now: Date) {
  const where = and(isPublicListing(now), eq(listings.featured, true));
  const [rows, [all]] = await Promise.all([
    db
      .select(pick(listings, "id", "title", "city", "region", "expiresAt"))
      .from(listings)
      .where(where)
      .orderBy(asc(listings.expiresAt), asc(listings.id))
      .limit(shownFeatured),
    db.select({ listings: count() }).from(listings).where(where),
  ]);
  return {
    total: all!.listings,
    rows: rows.map(({ id, title, city, region, expiresAt }) => ({
      id,
      title,
      place: placeName({ city, region }),
      until: expiresAt && formatDate(expiresAt),
      to: `/admin/listings/${id}/edit`,
    })),
  };
}

const mostBytes = 512 * 1024;

async function readRateForm(form: FormData): Promise<{ text: string; errors?: FieldErrors }> {
  if (form.get("intent") === "add") return readTyped(form);
  const file = form.get("file");
  if (file instanceof File && file.size > mostBytes)
    return { text: "", errors: { file: "The file is larger than 512 KB" } };
  if (file instanceof File && file.size > 0) return { text: await file.text() };
  return { text: formText(form, "csv") };
}

function readTyped(form: FormData): { text: string; errors?: FieldErrors } {
  const day = formText(form, "day").trim();
  const lines = (["USD", "MXN"] as const).flatMap((currency) => {
    const rate = formText(form, currency).trim().replace(",", ".");
    return rate === "" ? [] : [{ currency, rate }];
  });
  const errors: FieldErrors = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) errors.day = "Enter a day, such as 2026-11-16";
  if (lines.length === 0) errors.USD = "Enter at least one rate";
  for (const { currency, rate } of lines)
    if (!/^\d{1,6}(\.\d{1,6})?$/.test(rate) || Number(rate) === 0)
      errors[currency] = "Enter a rate with at most six decimals, such as 0.7134";
  const text = lines.map(({ currency, rate }) => `${currency},${day},${rate}`).join("\n");
  return Object.keys(errors).length > 0 ? { text, errors } : { text };
}
