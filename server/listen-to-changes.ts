import type { Database } from "#app/platform/db/db.ts";

interface ChangeListener {
  tableChanged(table: string): void;
  /** Notices may have been missed. */
  noticesLost(): void;
}

/** The channel of the trigger `tell_change`; the payload is the name of the table. */
export async function listenToChanges(
  database: Database,
  ...listeners: ChangeListener[]
): Promise<void> {
  await database.listen(
    "changes",
    (table) => {
      for (const listener of listeners) listener.tableChanged(table);
    },
    () => {
      for (const listener of listeners) listener.noticesLost();
    },
  );
}
