import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import { startDemonstration } from "#test/demonstration.ts";
import { type RunningServer, startServer } from "./server.ts";

/**
 * One server for all journeys, on a separate PostgreSQL server: the journeys insert the people and
 * listings they need directly. The workers read both addresses from the environment.
 */
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "relevo-e2e-"));
  const data = join(folder, "data");
  const { cluster, url } = await startDemonstration(data);
  let server: RunningServer | undefined;
  const { publicKey, privateKey } = createPushKeys();
  const tearDown = async () => {
    await server?.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    process.env.E2E_DATABASE_URL = url;
    server = await startServer({
      DATABASE_URL: url,
      DATA_DIR: data,
      // Whatever one process keeps in memory must not show when the next request goes to the other.
      WEB_PROCESSES: "2",
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_SUBJECT: "mailto:push@relevo.example",
    });
    process.env.E2E_URL = server.url;
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
