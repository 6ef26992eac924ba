/**
 * The figures of a day: how many there were at its end (users, listings on the market, messages), how many were added on it, and
 * the money that came in on it, in Canadian cents, without taxes and less what was refunded.
 */
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

/** The values of one figure by day. A day that is missing had none. */
export type FigureByDay = ReadonlyMap<string, number>;
export type Figures = Readonly<Record<FigureName, FigureByDay>>;

export const emptyFigures = (): Record<FigureName, Map<string, number>> => ({
  users: new Map(),
  "new-users": new Map(),
  "active-listings": new Map(),
  "new-listings": new Map(),
  messages: new Map(),
  "new-messages": new Map(),
  revenue: new Map(),
});

export const sumOf = (figure: FigureByDay, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (figure.get(day) ?? 0), 0);
