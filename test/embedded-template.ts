import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadTexts } from "#app/content/articles/first-edition.server.ts";
import { migrateDatabase, migrationsFolder } from "#app/platform/db/migrate.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { keepFolder } from "#test/kept-folder.ts";

const root = join(import.meta.dirname, "..");

export interface EmbeddedTemplates {
  /** The data folder of an embedded database without any table. */
  empty: string;
  /** And of one with all tables and no rows. */
  migrated: string;
}

/** Creating an embedded database takes ten seconds: they are cached until the migrations or the packages change. */
export async function prepareEmbedded(): Promise<EmbeddedTemplates> {
  const kept = await keepFolder(fingerprint(), makeTemplates);
  return { empty: join(kept, "empty"), migrated: join(kept, "migrated") };
}

async function makeTemplates(folder: string): Promise<void> {
  const empty = join(folder, "empty");
  const migrated = join(folder, "migrated");
  await (await openEmbedded(empty)).close();
  cpSync(join(empty, "postgres"), join(migrated, "postgres"), { recursive: true });
  const database = await openEmbedded(migrated);
  await migrateDatabase(database);
  await loadTexts(database.db);
  await (
    await openJobs(database, jobDefinitions, createLog("silent"), "http://localhost:3000")
  ).stop();
  await database.close();
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  for (const name of ["meta/_journal.json", ...migrations.toSorted()])
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  hash.update(readFileSync(join(root, "package-lock.json")));
  hash.update(JSON.stringify(jobDefinitions));
  return hash.digest("hex").slice(0, 16);
}
