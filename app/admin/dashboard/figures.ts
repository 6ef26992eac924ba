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
