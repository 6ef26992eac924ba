// A month of the market: its figures as they were when it closed, and sentences about them. Amounts are Canadian dollars.

import { writeParagraphs } from "./write-paragraphs.ts";
import type { ReportGroup, ReportGroups } from "./report-group.ts";
import { type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { countryCodes, regions } from "#app/shared/places.ts";

export interface MarketReport {
  paragraphs: string[];
  groups: ReportGroup[];
}

/** The groups that a report is about. */
export const reportScopes: readonly Scope[] = [
  {},
  ...countryCodes.map((country) => ({ country })),
  ...categorySlugs.map((category) => ({ category })),
  ...regions.map(({ code }) => ({ region: code })),
];

export const groupsOf = (report: MarketReport): ReportGroups =>
  new Map(report.groups.map((group) => [scopeKey(group.scope), group]));

/** Null if too little was for sale to say anything. */
export function makeReport(
  month: string,
  groups: readonly ReportGroup[],
  before: MarketReport | null,
): MarketReport | null {
  const known = groups.filter(({ values }) => values.listings !== undefined);
  if (!known.some(({ scope }) => scopeKey(scope) === scopeKey({}))) return null;
  const now: ReportGroups = new Map(known.map((group) => [scopeKey(group.scope), group]));
  return {
    paragraphs: writeParagraphs(month, now, before && groupsOf(before)),
    groups: known,
  };
}

/** "2026-10" for the first of October; null for anything else. */
export const parseReportName = (name: string): string | null =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(name) ? `${name}-01` : null;

export const reportsPath = "/market/reports";
export const reportHref = (month: string): string => `${reportsPath}/${month.slice(0, 7)}`;

export const nextMonth = (month: string, months = 1): string => {
  const first = new Date(`${month}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
};
