import { statSync } from "node:fs";
import { resolve } from "node:path";
import { backUp } from "#app/platform/backup/back-up.ts";
import type { Manifest } from "#app/platform/backup/manifest.ts";
import { verifyArchive } from "#app/platform/backup/read-archive.ts";
import { openDatabase } from "#app/platform/db/open-database.ts";
import { readEnv } from "#app/platform/env.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { createLog } from "#app/platform/log.ts";
import packageJson from "../package.json" with { type: "json" };
import { endWithFault } from "./stop.ts";

const usage = `Usage: npm run backup -- FILE.tar.gz            backs up the database and the files
       npm run backup -- --verify FILE.tar.gz   checks an archive, without a database`;

async function main(args: string[]): Promise<void> {
  const [first, second] = args;
  if (args.length === 2 && first === "--verify") return verify(resolve(second!));
  if (args.length === 1 && first && !first.startsWith("-")) return create(resolve(first));
  console.error(usage);
  process.exit(2);
}

async function create(path: string): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env, createLog("warn"));
  try {
    const manifest = await backUp(
      {
        database,
        files: createFileStore(env),
        version: packageJson.version,
        now: new Date(),
        progress: (step) => console.log(step),
      },
      path,
    );
    console.log(`${path}: ${summaryOf(manifest)}, ${String(statSync(path).size)} bytes.`);
  } finally {
    await database.close();
  }
}

async function verify(path: string): Promise<void> {
  const manifest = await verifyArchive(path);
  console.log(`${path} is whole: ${summaryOf(manifest)}, made on ${manifest.createdAt}.`);
}

function summaryOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${String(rows)} rows in ${String(tables.length)} tables, ${String(files.count)} files`;
}

await main(process.argv.slice(2)).then(() => process.exit(0), endWithFault);
