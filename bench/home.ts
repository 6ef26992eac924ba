import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/postgres-cluster.ts";
import { startServer, stopServer } from "./child-server.ts";
import { load, median } from "./load.ts";

const wantedRatio = 0.8;
const rounds = 5;
const seconds = 4;

/** The anonymous home page through the cache, compared with bare Hono sending the same bytes in the same run. */
export async function benchHome(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-"));
  const [ourPort, barePort] = [await freePort(), await freePort()];
  const ours = await startServer("build/server/main.js", ourPort, {
    RELEVO_MODE: "demonstration",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "info",
    RATE_LIMIT_PER_MINUTE: "1000000000",
  });
  const bodyFile = join(folder, "home.br");
  const body = await download(ourPort);
  writeFileSync(bodyFile, body);
  const bare = await startServer("bench/bare-hono.ts", barePort, { BODY_FILE: bodyFile });
  try {
    const home = `http://127.0.0.1:${ourPort}/`;
    const limit = `http://127.0.0.1:${barePort}/`;
    await load(home, 2);
    await load(limit, 2);
    const pairs: { cached: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({
        bare: (await load(limit, seconds)).requestsPerSecond,
        cached: (await load(home, seconds)).requestsPerSecond,
      });
    const ratio = median(pairs.map(({ cached, bare: most }) => cached / most));
    console.log(`home page, ${body.length} bytes compressed`);
    console.log(
      `bare Hono, same bytes     ${median(pairs.map((pair) => pair.bare)).toFixed(0)} requests/s`,
    );
    console.log(
      `through the page cache    ${median(pairs.map((pair) => pair.cached)).toFixed(0)} requests/s`,
    );
    console.log(`ratio                     ${ratio.toFixed(2)} (wanted: ${wantedRatio} or more)`);
    return ratio >= wantedRatio;
  } finally {
    await Promise.all([stopServer(ours), stopServer(bare)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bytes on the wire; fetch would decompress them. */
function download(port: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(
      { host: "127.0.0.1", port, path: "/", headers: { "accept-encoding": "br" } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve(Buffer.concat(chunks)));
        answer.on("error", reject);
      },
    )
      .on("error", reject)
      .end();
  });
}
