import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { migrateDatabase, migrationsFolder } from "#app/platform/db/migrate.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";

const root = join(import.meta.dirname, "..");

export interface EmbeddedTemplates {
  /** The data folder of an embedded database without any table. */
  empty: string;
  /** And of one with all tables and no rows. */
  migrated: string;
}

/** Creating an embedded database takes ten seconds: they are cached until the migrations or the packages change. */
export async function prepareEmbedded(): Promise<EmbeddedTemplates> {
  const cache = join(root, "node_modules/.cache/relevo-test", fingerprint());
  if (!existsSync(cache)) await makeTemplates(cache);
  return { empty: join(cache, "empty"), migrated: join(cache, "migrated") };
}

async function makeTemplates(cache: string): Promise<void> {
  const parent = dirname(cache);
  mkdirSync(parent, { recursive: true });
  removeOld(parent);
  const folder = mkdtempSync(join(parent, "new-"));
  const empty = join(folder, "empty");
  const migrated = join(folder, "migrated");
  await (await openEmbedded(empty)).close();
  cpSync(join(empty, "postgres"), join(migrated, "postgres"), { recursive: true });
  const database = await openEmbedded(migrated);
  await migrateDatabase(database);
  await (await openJobs(database, jobDefinitions, createLog("silent"))).stop();
  await database.close();
  try {
    renameSync(folder, cache);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(cache)) throw error;
  }
}

/** Outdated ones; no run takes as long. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (Date.now() - statSync(path).mtimeMs > 24 * 60 * 60_000)
      rmSync(path, { recursive: true, force: true });
  }
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
