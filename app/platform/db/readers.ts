import type { Db, Readers } from "#app/platform/db/db.ts";
import type { Replica } from "#app/platform/db/replica.ts";

export const onlyPrimary = (primary: Db): Readers => createReaders(primary, () => []);

interface Reader {
  replica: Replica;
  db: Db;
}

export function createReaders(primary: Db, open: (noticed: () => number) => Reader[]): Readers {
  let notices = 0;
  let turns = 0;
  const readers = open(() => notices);
  const notice = () => {
    notices++;
    for (const { replica } of readers) replica.checkSoon();
  };
  return {
    replicas: readers.map(({ replica }) => replica),
    pick(freshness) {
      const current = readers.filter(({ replica }) => replica.isCurrent());
      const usable =
        current.length > 0 || freshness === "current"
          ? current
          : readers.filter(({ replica }) => replica.isClose());
      return usable[turns++ % usable.length]?.db ?? primary;
    },
    // Before the first notice, which comes when listening has started, no replica is in use.
    tableChanged: notice,
    noticesLost: notice,
    async close() {
      await Promise.all(readers.map(({ replica }) => replica.close()));
    },
  };
}
