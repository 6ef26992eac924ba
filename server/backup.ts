import { statSync } from "node:fs";
import { resolve } from "node:path";
import { backUp } from "#app/platform/backup/back-up.ts";
import { markBackup } from "#app/platform/backup/last-backup.ts";
import type { Manifest } from "#app/platform/backup/manifest.ts";
import { verifyArchive } from "#app/platform/backup/read-archive.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { release } from "#app/platform/release.server.ts";
import { isUnderReview } from "./file-folders.ts";
import { misused, runCommand, withSnapshot } from "./command.ts";

const usage = `Usage: npm run backup -- FILE.tar.gz            backs up the database and the files
       npm run backup -- --verify FILE.tar.gz   checks an archive, without a database`;

await runCommand(usage, async (args) => {
  const [first, second] = args;
  if (args.length === 2 && first === "--verify") await verify(resolve(second!));
  else if (args.length === 1 && first && !first.startsWith("-")) await create(resolve(first));
  else return misused;
});

async function create(path: string): Promise<void> {
  await withSnapshot(async ({ env, database }) => {
    const files = createFileStore(env);
    const { version } = release;
    const progress = (step: string) => console.log(step);
    const source = {
      database,
      files,
      version,
      now: new Date(),
      leavesOut: isUnderReview,
      progress,
    };
    const manifest = await backUp(source, path);
    await markBackup(env.DATA_DIR, path);
    console.log(`${path}: ${summaryOf(manifest)}, ${String(statSync(path).size)} bytes.`);
  });
}

async function verify(path: string): Promise<void> {
  const manifest = await verifyArchive(path);
  console.log(`${path} is whole: ${summaryOf(manifest)}, made on ${manifest.createdAt}.`);
}

function summaryOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${String(rows)} rows in ${String(tables.length)} tables, ${String(files.count)} files`;
}
