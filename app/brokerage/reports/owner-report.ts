/**
 * Each month the owners whom a broker represents get a report about their listings: the figures of the month by week, what
 * the broker did, and what comes next. It counts buyers, and never names one.
 */
import { clientHref } from "#app/brokerage/clients/client.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { minSample } from "#app/market/figures/figure.ts";
import { nextMonth } from "#app/market/reports/market-report.ts";
import { addDays } from "#app/shared/day.ts";

export const maxNote = 1000;

export const pdfHref = (id: string, month: string): string =>
  `${clientHref(id)}/report.pdf?month=${month.slice(0, 7)}`;

/** The first day of the month: 2026-11-01. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;
export const lastMonth = (now: Date): string => nextMonth(monthOf(now), -1);

export interface DayFigures {
  day: string;
  views: number;
  saves: number;
  inquiries: number;
}
export type Figures = Omit<DayFigures, "day">;

interface Week {
  from: string;
  to: string;
}

/** Of seven days from the first; the last one is what remains. */
export function weeksOf(month: string): Week[] {
  const end = nextMonth(month);
  return [1, 8, 15, 22, 29].flatMap((first) => {
    const from = `${month.slice(0, 8)}${String(first).padStart(2, "0")}`;
    if (from >= end) return [];
    const last =
      first === 29 ? dayBeforeOf(end) : `${month.slice(0, 8)}${String(first + 6).padStart(2, "0")}`;
    return from > dayBeforeOf(end) ? [] : [{ from, to: last }];
  });
}

const dayBeforeOf = (day: string): string =>
  addDays(new Date(`${day}T00:00:00Z`), -1)
    .toISOString()
    .slice(0, 10);

export function addUp(days: readonly DayFigures[], { from, to }: Week): Figures {
  const sum: Figures = { views: 0, saves: 0, inquiries: 0 };
  for (const { day, views, saves, inquiries } of days) {
    if (day < from || day > to) continue;
    sum.views += views;
    sum.saves += saves;
    sum.inquiries += inquiries;
  }
  return sum;
}

export const wholeMonth = (month: string): Week => ({
  from: month,
  to: dayBeforeOf(nextMonth(month)),
});

/** Views of listings of the same category that the broker does not look after; silent about few, like the market figures. */
export const marketViews = (median: number | null, listings: number): number | null =>
  listings >= minSample ? median : null;

export interface ListingState {
  status: ListingStatus;
  photos: number;
  waiting: number;
  isConfirmationDue: boolean;
  statesPrice: boolean;
  /** Days until the advertising ends; null if it does not end by itself. */
  daysLeft: number | null;
}

export type NextStep = "reply" | "confirm" | "renew" | "photos" | "price" | "go-on" | "return";

const renewWithinDays = 45;
const wantedPhotos = 5;

export function listNextSteps(listing: ListingState): NextStep[] {
  if (listing.status === "expired") return ["return"];
  if (listing.status !== "active") return [];
  const steps: NextStep[] = [];
  if (listing.waiting > 0) steps.push("reply");
  if (listing.isConfirmationDue) steps.push("confirm");
  if (listing.daysLeft !== null && listing.daysLeft <= renewWithinDays) steps.push("renew");
  if (listing.photos < wantedPhotos) steps.push("photos");
  if (!listing.statesPrice) steps.push("price");
  return steps.length > 0 ? steps : ["go-on"];
}
