/**
 * What keeps numbered pages still while the market moves. Page one names the state of the index that it was read from: a
 * moment, for all that depends on the clock, and the number of the last change. Further pages read that same state, in
 * which nothing is added, removed or re-ordered; the index remembers it for a day.
 */
export interface Snapshot {
  moment: Date;
  version: number;
}

/** How long the index remembers what it was. */
export const retainedHours = 24;

const shape = /^[0-9a-z]{1,9}-[0-9a-z]{1,7}$/;
/** PostgreSQL's largest integer. */
const maxVersion = 2_147_483_647;

export const formatSnapshot = ({ moment, version }: Snapshot): string =>
  `${moment.getTime().toString(36)}-${version.toString(36)}`;

export function parseSnapshot(text: string | null | undefined): Snapshot | null {
  if (!text || !shape.test(text)) return null;
  const [moment, version] = text.split("-").map((part) => Number.parseInt(part, 36));
  return version! <= maxVersion ? { moment: new Date(moment!), version: version! } : null;
}

/** An anchor from yesterday's link, or from a clock that was wrong, is not retainedSnapshot: the pages are then today's. */
export function isRetained({ moment }: Snapshot, now: Date): boolean {
  const age = now.getTime() - moment.getTime();
  return age > -60_000 && age < retainedHours * 3_600_000;
}
