import type { Db } from "#app/platform/db/db.ts";

/**
 * A statement that hot pages run: its SQL is built once for each database instead of once for each request, which takes longer
 * than the database needs to answer. Values that differ come in through `sql.placeholder`.
 */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>();
  return (db) => {
    let prepared = built.get(db);
    if (!prepared) built.set(db, (prepared = build(db)));
    return prepared;
  };
}
