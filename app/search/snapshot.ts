/**
 * Keeps numbered pages stable while listings change. Page one records what it saw: a time, for everything that depends on the
 * clock, and which transactions had ended. Further pages read that same state, in which nothing is added, removed or
 * reordered; the index retains it for a day.
 */
export interface Snapshot {
  moment: Date;
  /** Transactions from this number on had not ended yet. */
  before: number;
  /** Nor had these smaller ones: they may commit while somebody pages. */
  running: readonly number[];
}

/** How long the index retains old rows. */
export const retainedHours = 24;

/** More than this makes an address too long; see `readSnapshot` for what happens then. */
export const maxRunning = 16;

const shape = /^[0-9a-z]{1,9}-[0-9a-z]{1,11}(\.[0-9a-z]{1,11}){0,16}$/;

/** Running transactions are written as their distance, which is short. */
export const formatSnapshot = ({ moment, before, running }: Snapshot): string =>
  [
    `${moment.getTime().toString(36)}-${before.toString(36)}`,
    ...running.map((transaction) => (before - transaction).toString(36)),
  ].join(".");

export function parseSnapshot(text: string | null | undefined): Snapshot | null {
  if (!text || !shape.test(text)) return null;
  const [moment, before, ...distances] = text
    .split(/[-.]/)
    .map((part) => Number.parseInt(part, 36)) as [number, number, ...number[]];
  if (!Number.isSafeInteger(before)) return null;
  const running = distances.map((distance) => before - distance);
  return { moment: new Date(moment), before, running };
}

/** A snapshot from an old link, or from a wrong clock, is ignored: the pages then show the current results. */
export function isRetained({ moment }: Snapshot, now: Date): boolean {
  const age = now.getTime() - moment.getTime();
  return age > -60_000 && age < retainedHours * 3_600_000;
}
