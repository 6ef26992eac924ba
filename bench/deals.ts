import { mkdtempSync, rmSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aRoomDocument, aUser } from "#test/factories.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { aPdf } from "#test/sample-documents.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";

const secret = "a-secret-for-the-bench-of-the-deals";
const [few, many] = [10, 200];
const turns = 60;
/** The page has twenty times as many lines. */
const maxRatio = 3;
const maxMarkMs = 2_000;
/** Work of the request thread for one file; on a busy machine it also waits for a processor, which is no work. */
const maxThreadMs = 50;

/** `npm run bench -- deals`: opening a data room, and marking what is read in it. */
export async function benchDeals(): Promise<boolean> {
  const isMarkedFast = await markFiles();
  return (await openRooms()) && isMarkedFast;
}

async function openRooms(): Promise<boolean> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-deals-"));
  const port = await freePort();
  const url = `${cluster.url}/postgres`;
  const database = openServer({ url, pool: 2, log: createLog("silent") });
  try {
    const server = await startServer("build/server/main.js", port, {
      RELEVO_MODE: "demonstration",
      DEMO: "0",
      DATABASE_URL: url,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      WEB_PROCESSES: "1",
      RATE_LIMIT_PER_MINUTE: "1000000",
    });
    const { db } = database;
    const reader = await aUser(db);
    const site = { APP_URL: `http://localhost:${port}`, SESSION_SECRET: secret };
    const cookie = await cookieOf(db, site, reader.id);
    const times = new Map<number, number[]>();
    const rooms = await Promise.all(
      [few, many].map(async (documents) => ({
        documents,
        path: await aFullRoom(db, reader.id, documents),
      })),
    );
    for (let turn = 0; turn < turns; turn++)
      for (const { documents, path } of rooms) {
        const started = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        times.set(documents, [...(times.get(documents) ?? []), performance.now() - started]);
      }
    await stopServer(server);
    const [small, large] = [few, many].map((documents) => median(times.get(documents)!));
    const ratio = large! / small!;
    console.log(
      `a room opens in ${small!.toFixed(1)} ms with ${few} documents, in ${large!.toFixed(1)} ms with ${many}: ${ratio.toFixed(1)} times (limit ${maxRatio})`,
    );
    return ratio <= maxRatio;
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function aFullRoom(db: Db, readerId: string, documents: number): Promise<string> {
  const { id: listingId } = await aListing(db, { status: "active" });
  await db.insert(documentAccess).values({ listingId, userId: readerId, grantedAt: new Date() });
  let folderId: string | undefined;
  for (let position = 0; position < documents; position++) {
    if (position % 20 === 0) folderId = undefined;
    const document = await aRoomDocument(db, listingId, {
      position,
      name: `Document ${position}`,
      ...(folderId && { folderId }),
    });
    ({ folderId } = document);
  }
  return `/business/${listingId}/room`;
}

async function markFiles(): Promise<boolean> {
  const pages = Array.from({ length: 100 }, (_, index) => `Statements, page ${index + 1}`);
  const bytes = await aPdf(pages);
  const reader = {
    id: "01900000-0000-7000-8000-000000000000",
    name: "Ana Núñez",
    email: "ana@example.com",
    date: "Nov 16, 2026",
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.threadCpuUsage();
  const measure = async (name: string, options: unknown) => {
    const started = performance.now();
    const marked = await runFileTask<Uint8Array>({ name, bytes, options });
    if (!marked) throw new Error(`${name} took too much`);
    return performance.now() - started;
  };
  const marks = [];
  const drawn = [];
  const files = 5;
  for (let turn = 0; turn < files; turn++) {
    marks.push(await measure("watermark", reader));
    drawn.push(await measure("page", { page: 50 + turn, reader }));
  }
  delay.disable();
  const { user, system } = process.threadCpuUsage(before);
  const mark = median(marks);
  const thread = (user + system) / 1000 / (2 * files);
  console.log(
    [
      `a PDF of 100 pages is marked in ${mark.toFixed(0)} ms (limit ${maxMarkMs}), one page drawn in ${median(drawn).toFixed(0)} ms`,
      `the request thread worked ${thread.toFixed(1)} ms for each (limit ${maxThreadMs}), the event loop was ${(delay.max / 1e6).toFixed(0)} ms late at most`,
    ].join("\n"),
  );
  return mark < maxMarkMs && thread < maxThreadMs;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
