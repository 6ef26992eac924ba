import { inject } from "vitest";
import type { Database } from "#app/platform/db/db.ts";
import { openInMemory } from "#test/embedded-copy.ts";
import { openOnServer, type TestDatabase } from "#test/server-database.ts";

/** A database without any table. */
export const openEmpty = (kind: Database["kind"]): Promise<TestDatabase> =>
  kind === "embedded" ? openInMemory(inject("embeddedEmpty")) : openOnServer();
