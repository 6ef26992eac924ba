import { type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { startDemonstration } from "#test/demonstration.ts";
import { freePort } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";
import { addPhoto, ask, type Uploader } from "./upload.ts";

/** What a request may leak, in bytes: less than the smallest object that could be forgotten. */
const wantedPerRequest = 1_000;
/** Connections come and go; a handle leak would be thousands. */
const wantedOpenFiles = 20;
const secret = "a-secret-for-the-soak-of-the-server";

/** Memory and handles of the server process after a full collection, and its longest event loop turn since the last report. */
export interface ProcessReport {
  heapUsed: number;
  rss: number;
  openFiles: number;
  longestTurnMs: number;
}

interface Amounts {
  pages: number;
  /** Photos that are uploaded, added and deleted. */
  uploads: number;
  /** Downloads whose client disconnects, before the response or in the middle of it, and as many HEADs. */
  aborted: number;
}

/** Node arguments of a server that `reportOf` can ask. Code that V8 drops and compiles again would be more than what is looked for. */
export const reporting = [
  "--expose-gc",
  "--no-flush-bytecode",
  `--import=${join(import.meta.dirname, "report-process.mjs")}`,
];

export function reportOf(server: ChildProcess): Promise<ProcessReport> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the server has ended"));
    server.once("exit", fail);
    server.once("message", (report: ProcessReport) => {
      server.off("exit", fail);
      resolve(report);
    });
    if (!server.kill("SIGUSR2")) fail();
  });
}

/** Requests that many pages, uploads and downloads, and reports the process before and after. */
export async function soak(amounts: Amounts) {
  const folder = mkdtempSync(join(tmpdir(), "relevo-soak-"));
  const data = join(folder, "data");
  const { cluster, url: databaseUrl } = await startDemonstration(data);
  const port = await freePort();
  const database = openServer({ url: databaseUrl, pool: 2, log: createLog("silent") });
  const env = {
    RELEVO_MODE: "demonstration",
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    SESSION_SECRET: secret,
    WEB_PROCESSES: "1",
    LOG_LEVEL: "error",
    RATE_LIMIT_PER_MINUTE: "1000000000",
    // Cached pages would look like a leak until the cache is full.
    PAGE_CACHE_MB: "0",
  };
  try {
    const server = await startServer("build/server/main.js", port, env, reporting);
    const origin = `http://127.0.0.1:${port}`;
    const addresses = await listAddresses(origin);
    const uploader = () => anUploader(database.db, origin, port);
    const photo = await aLargePhoto(database.db, await uploader());
    const run = async (turns: Amounts) => {
      for (let turn = 0; turn < turns.pages; turn++) await visit(origin, addresses, turn);
      for (let turn = 0; turn < turns.aborted; turn++) await abort(origin, port, photo, turn);
      // Uploads are rate-limited per person.
      for (let left = turns.uploads; left > 0; left -= uploadsPerPerson)
        await uploadAndDelete(database.db, await uploader(), Math.min(left, uploadsPerPerson));
    };
    // Until code is compiled, statements are prepared, caches are full and threads have started.
    await run({
      pages: Math.max(150, amounts.pages / 4),
      uploads: Math.max(3, amounts.uploads / 4),
      aborted: Math.max(50, amounts.aborted / 4),
    });
    const before = await reportOf(server);
    await run(amounts);
    const after = await reportOf(server);
    await stopServer(server);
    return { before, after };
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const uploadsPerPerson = 10;

async function visit(origin: string, addresses: string[], turn: number): Promise<void> {
  const path = addresses[turn % addresses.length]!;
  await ask(`${origin}${path}${path.includes("?") ? "&" : "?"}n=${turn}`, 200, {});
}

/** Uncached searches, and the businesses that they find. */
async function listAddresses(origin: string): Promise<string[]> {
  const found: string[] = ["/", "/brokers"];
  for (let page = 1; page <= 4; page++) {
    const search = `/businesses?page=${page}&priceMax=${900_000 + page}`;
    const html = await (await fetch(origin + search)).text();
    found.push(search, ...new Set(html.match(/\/business\/[0-9a-f-]{36}/g)));
  }
  return found;
}

interface Owner extends Uploader {
  listingId: string;
}

async function anUploader(db: Db, origin: string, port: number): Promise<Owner> {
  const { id: ownerId } = await aSeller(db);
  const { id: listingId } = await aListing(db, { ownerId, status: "active" });
  const site = { APP_URL: `http://localhost:${port}`, SESSION_SECRET: secret };
  return { origin, listingId, cookie: await cookieOf(db, site, ownerId) };
}

const photosOf = (db: Db, listingId: string) =>
  db
    .select({ id: listingMedia.id })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));

/** The path of a file larger than a stream's read-ahead. */
async function aLargePhoto(db: Db, owner: Owner): Promise<string> {
  const raw = { width: 1500, height: 1000, channels: 3 as const };
  const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
  await addPhoto(owner, owner.listingId, "noise.jpg", await noise.jpeg().toBuffer());
  const [photo] = await photosOf(db, owner.listingId);
  return `/media/${photo!.id}/1200.jpg`;
}

async function abort(origin: string, port: number, path: string, turn: number): Promise<void> {
  const head = await ask(`${origin}${path}`, 200, { method: "HEAD" });
  if (!(Number(head.headers.get("content-length")) > 64 * 1024))
    throw new Error("the photo is too small to tell");
  const socket = connect(port, "127.0.0.1");
  // The server resets what it still wanted to send.
  socket.on("error", () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  if (turn % 2 === 0) await once(socket, "data");
  socket.destroy();
  await once(socket, "close");
}

async function uploadAndDelete(db: Db, owner: Owner, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const create = { width: 600, height: 400, channels: 3 as const, background: "#155e75" };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    await addPhoto(owner, owner.listingId, `photo-${turn}.jpg`, bytes);
    const [photo] = await photosOf(db, owner.listingId);
    await ask(`${owner.origin}/account/listings/${owner.listingId}/photos/change`, 200, {
      method: "POST",
      headers: { cookie: owner.cookie },
      body: new URLSearchParams({ intent: "delete", photoId: photo!.id }),
    });
  }
}

/** `npm run bench -- soak`: memory and open files do not grow. */
export async function benchSoak(): Promise<boolean> {
  const pages = Number(process.env.PAGES ?? 20_000);
  const amounts = { pages, uploads: pages / 100, aborted: pages / 10 };
  const { before, after } = await soak(amounts);
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const perRequest = (after.heapUsed - before.heapUsed) / pages;
  console.log(
    [
      `${amounts.pages} pages, ${amounts.uploads} photos uploaded and deleted, ${amounts.aborted} downloads aborted`,
      `heap        ${megabytes(before.heapUsed)}, then ${megabytes(after.heapUsed)}: ${perRequest.toFixed(0)} bytes a page (wanted: ${wantedPerRequest} or less)`,
      `memory      ${megabytes(before.rss)}, then ${megabytes(after.rss)} (wanted: a quarter more at most)`,
      `open files  ${before.openFiles}, then ${after.openFiles} (wanted: ${wantedOpenFiles} more at most)`,
    ].join("\n"),
  );
  return (
    perRequest <= wantedPerRequest &&
    after.rss <= before.rss * 1.25 &&
    after.openFiles <= before.openFiles + wantedOpenFiles
  );
}
