import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, partOf } from "#app/platform/db/columns.ts";

/** A sign-in from any other browser sends an email. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: id(),
    userId: partOf(() => users.id),
    secretHash: text().notNull(),
    /** Until then this browser skips the second step. */
    trustedUntil: moment(),
    seenAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("known_devices_key").on(t.userId, t.secretHash),
    index("known_devices_seen").on(t.seenAt),
  ],
);
