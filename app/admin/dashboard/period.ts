export const periods = {
  "7d": { days: 7, label: "7 days", points: 7, weeks: 8 },
  "30d": { days: 30, label: "30 days", points: 15, weeks: 12 },
  "90d": { days: 90, label: "90 days", points: 15, weeks: 13 },
  "12m": { days: 365, label: "12 months", points: 12, weeks: 26 },
} as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

export const defaultPeriod: PeriodName = "30d";

export const parsePeriod = (text: string | null): PeriodName =>
  periodNames.find((name) => name === text) ?? defaultPeriod;
