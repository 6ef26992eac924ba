import type { Db } from "#app/platform/db/db.ts";

/** Builds the SQL once per database, which takes longer than running it. Varying values use `sql.placeholder`. */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>();
  return (db) => {
    let prepared = built.get(db);
    if (!prepared) built.set(db, (prepared = build(db)));
    return prepared;
  };
}
