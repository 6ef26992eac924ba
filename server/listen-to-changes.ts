import type { Database } from "#app/platform/db/db.ts";
import type { TableChangeListener } from "#app/platform/table-changes.ts";

/** The channel of the trigger `tell_change`. */
export async function listenToChanges(
  database: Database,
  ...listeners: TableChangeListener[]
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
