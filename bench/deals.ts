import { mkdtempSync, rmSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { createLog } from "#app/platform/log.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  aPhoto,
  aRoomDocument,
  aUser,
} from "#test/factories.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { aPdf } from "#test/sample-documents.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";
import { median } from "./load.ts";

const secret = "a-secret-for-the-bench-of-the-deals";
const turns = 60;
interface Growth {
  name: string;
  sizes: readonly [few: number, many: number];
  maxRatio: number;
  /** Makes a page of this size, and returns its addresses. */
  fill: (db: Db, viewerId: string, size: number) => Promise<string[]>;
}

const growths: Growth[] = [
  // The page has twenty times as many lines.
  { name: "data room", sizes: [10, 200], maxRatio: 3, fill: aFullRoom },
  { name: "desk of a broker", sizes: [20, 500], maxRatio: 2, fill: aFullDesk },
];
const maxMarkMs = 2_000;
/** Work of the request thread for one file; on a busy machine it also waits for a processor, which is no work. */
const maxThreadMs = 50;

/** `npm run bench -- deals`: opening a data room and a broker's desk, small and large, and marking what is read in a room. */
export async function benchDeals(): Promise<boolean> {
  const isMarkedFast = await markFiles();
  return (await openPages()) && isMarkedFast;
}

async function openPages(): Promise<boolean> {
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
    const site = { APP_URL: `http://localhost:${port}`, SESSION_SECRET: secret };
    let isGood = true;
    for (const { name, sizes, maxRatio, fill } of growths) {
      const pages: { cookie: string; paths: string[] }[] = [];
      for (const size of sizes) {
        const viewer = await aBroker(db);
        const cookie = await cookieOf(db, site, viewer.id);
        pages.push({ cookie, paths: await fill(db, viewer.id, size) });
      }
      await db.execute(sql`analyze`);
      for (const at of pages[0]!.paths.keys()) {
        const open = ({ cookie, paths }: (typeof pages)[number]) =>
          timeOf(`http://127.0.0.1:${port}${paths[at]!}`, cookie);
        const times: [number[], number[]] = [[], []];
        for (let turn = 0; turn < turns; turn++)
          for (const index of [0, 1] as const) times[index].push(await open(pages[index]!));
        const [small, large] = times.map(median);
        const ratio = large! / small!;
        isGood &&= ratio <= maxRatio;
        console.log(
          `${name}, ${pages[0]!.paths[at]!.replace(/[0-9a-f-]{36}/, "…")}: ${small!.toFixed(1)} ms with ${sizes[0]}, ${large!.toFixed(1)} ms with ${sizes[1]}: ${ratio.toFixed(1)} times (limit ${maxRatio})`,
        );
      }
    }
    await stopServer(server);
    return isGood;
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

/** Each listing with a photo, two conversations and views on 90 days. */
async function aFullDesk(db: Db, ownerId: string, size: number): Promise<string[]> {
  const buyers = [await aUser(db), await aUser(db)];
  for (let index = 0; index < size; index++) {
    const title = `Bakery number ${index}`;
    const listing = await aListing(db, { ownerId, title, status: "active" });
    await aPhoto(db, listing.id);
    for (const { id: buyerId } of buyers)
      await aMessage(db, await aConversation(db, { listingId: listing.id, ownerId, buyerId }));
  }
  await db.execute(sql`insert into listing_daily_views (listing_id, day, views)
    select l.id, current_date - n, 1 + n % 7 from listings l, generate_series(1, 90) n
    where l.owner_id = ${ownerId}`);
  return ["", "?need=replies", "?sort=views", "?sort=reply", "?q=bakery"].map(
    (query) => `/account/listings${query}`,
  );
}

async function aFullRoom(db: Db, readerId: string, documents: number): Promise<string[]> {
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
  return [`/business/${listingId}/room`];
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
