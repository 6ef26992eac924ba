import { type SQL, sql } from "drizzle-orm";

/** A moment with the database's type, which both databases read alike. */
export const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
