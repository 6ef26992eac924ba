import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ofUser } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment } from "#app/platform/db/columns.ts";

/** A sign-in from any other browser sends an email. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: id(),
    userId: ofUser(),
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
