import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { maxPhotos } from "#app/listings/listing.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";
import { at } from "./times.ts";
import { addPhoto, ask } from "./upload.ts";

const maxMegabytes = 400;
/** A page may take this many times as long while photos are being encoded on the other core. */
const maxSlowdown = 5;
const secret = "a-secret-for-the-bench-of-the-media";
const page = "/businesses?sort=price-low";

/** Fifteen photos of nearly 10 MB through one process, and the pages that others request meanwhile. */
export async function benchMedia(): Promise<boolean> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-media-"));
  const port = await freePort();
  const databaseUrl = `${cluster.url}/postgres`;
  const env = {
    RELEVO_MODE: "demonstration",
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    WEB_PROCESSES: "1",
    RATE_LIMIT_PER_MINUTE: "1000000",
  };
  const database = openServer({ url: databaseUrl, pool: 4, log: createLog("silent") });
  try {
    // The first start loads the demonstration data, which takes extra memory.
    await stopServer(await startServer("build/server/main.js", port, env));
    const server = await startServer("build/server/main.js", port, { ...env, DEMO: "0" });
    const origin = `http://127.0.0.1:${port}`;
    const site = { APP_URL: `http://localhost:${port}`, SESSION_SECRET: secret };
    const owner = await aSeller(database.db);
    const { id } = await aListing(database.db, { ownerId: owner.id, status: "draft" });
    const cookie = await cookieOf(database.db, site, owner.id);
    const reader = await cookieOf(database.db, site, (await aSeller(database.db)).id);

    const photos = await makePhotos();
    const idle = watchPages(origin, reader);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const idleP95 = await idle.stop();

    const memory = watchMemory(server.pid!);
    const busy = watchPages(origin, reader);
    const started = performance.now();
    // Two at a time, as the page sends them.
    const queue = [...photos.entries()];
    const send = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        await addPhoto({ origin, cookie }, id, `photo-${next[0]}.jpg`, next[1]);
    };
    await Promise.all([send(), send()]);
    const seconds = (performance.now() - started) / 1000;
    const busyP95 = await busy.stop();
    const { before, peak } = memory.stop();
    await stopServer(server);

    const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1_000_000;
    console.log(
      [
        `${photos.length} photos, ${megabytes.toFixed(0)} MB, in ${seconds.toFixed(1)} s (${(seconds / photos.length).toFixed(2)} s each)`,
        `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most (limit ${maxMegabytes})`,
        `p95 of a page: ${idleP95.toFixed(0)} ms idle, ${busyP95.toFixed(0)} ms meanwhile (limit ${maxSlowdown} times)`,
      ].join("\n"),
    );
    return peak <= maxMegabytes && busyP95 <= idleP95 * maxSlowdown;
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Noise, because nothing else is as large and as slow to encode. */
async function makePhotos(): Promise<Buffer[]> {
  const size = { width: 4000, height: 3000, channels: 3 as const };
  const photos: Buffer[] = [];
  while (photos.length < maxPhotos) {
    const pixels = randomBytes(size.width * size.height * size.channels);
    const photo = await sharp(pixels, { raw: size }).jpeg({ quality: 89 }).toBuffer();
    if (photo.length > 10 * 1024 * 1024) throw new Error(`${photo.length} bytes are too many`);
    photos.push(photo);
  }
  return photos;
}

/** A signed-in user, so that no page comes from the cache, with at most ten requests a second. */
function watchPages(origin: string, cookie: string): { stop(): Promise<number> } {
  const times: number[] = [];
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await ask(`${origin}${page}`, 200, { headers: { cookie } });
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const watching = watch();
  return {
    async stop() {
      over.abort();
      await watching;
      return at(times, 0.95);
    },
  };
}

function watchMemory(pid: number) {
  const read = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1000;
  const before = read();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, read())), 50);
  return {
    stop() {
      clearInterval(timer);
      return { before, peak };
    },
  };
}
