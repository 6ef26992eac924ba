import type { Measure, Scope } from "#app/market/figures/figure.ts";

export interface ReportGroup {
  scope: Scope;
  values: Partial<Record<Measure, number>>;
  /** Of the month; null if fewer than ten were for sale at its end. */
  added: number | null;
  sold: number | null;
  index: number | null;
}

export type ReportGroups = ReadonlyMap<string, ReportGroup>;
