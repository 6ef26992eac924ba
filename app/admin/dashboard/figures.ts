/** Totals at the end of a day, additions, and revenue in Canadian cents without taxes and refunds. */
export const figureNames = [
  "users",
  "new-users",
  "active-listings",
  "new-listings",
  "messages",
  "new-messages",
  "revenue",
] as const;
export type FigureName = (typeof figureNames)[number];

export type FigureByDay = ReadonlyMap<string, number>;
export type Figures = Readonly<Record<FigureName, FigureByDay>>;

export const emptyFigures = () =>
  Object.fromEntries(figureNames.map((name) => [name, new Map()])) as Record<
    FigureName,
    Map<string, number>
  >;

export const sumOf = (figure: FigureByDay, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (figure.get(day) ?? 0), 0);

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
