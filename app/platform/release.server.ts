import packageJson from "../../package.json" with { type: "json" };
import journal from "#app/platform/db/migrations/meta/_journal.json" with { type: "json" };

const { tag, when } = journal.entries.at(-1)!;

/** What runs, and the last migration that it brings along. */
export const release = { version: packageJson.version, migration: tag };

/** As the database records it. */
export const releaseMigrationAt = when;
