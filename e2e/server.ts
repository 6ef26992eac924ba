import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "#test/postgres-cluster.ts";

const root = join(import.meta.dirname, "..");
const startCommand = ["scripts/start.mjs"];

/** Known to the tests, which sign their own sessions with it. */
export const sessionSecret = "a-secret-for-journeys-in-a-browser";

/** The journeys post emails with it like a provider. */
export const inboundEmailSecret = "a-secret-for-emails-of-journeys";

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** The built program with the demonstration data, as `npm start` runs it; resolves once it is ready. */
export async function startServer(variables: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, startCommand, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // A developer's own settings are not the tests'.
      ENV_FILE: "",
      NODE_ENV: "production",
      RELEVO_MODE: "demonstration",
      PORT: String(port),
      HOST: "localhost",
      SESSION_SECRET: sessionSecret,
      REPLY_DOMAIN: "reply.relevo.example",
      INBOUND_EMAIL_SECRET: inboundEmailSecret,
      RATE_LIMIT_PER_MINUTE: "100000",
      // Each journey has its own IP address, see journey.ts.
      TRUSTED_PROXIES: "1",
      ...variables,
    },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(server, "exit");
  await becomesReady(server, url, () => output);
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await exited;
      const faults = output.split("\n").filter((line) => /"level":"(error|fatal)"/.test(line));
      if (faults.length > 0) throw new Error(`The server logged errors:\n${faults.join("\n")}`);
    },
  };
}

const startTimeout = 280_000;

async function becomesReady(server: ChildProcess, url: string, output: () => string) {
  const givenUpAt = Date.now() + startTimeout;
  while (!(await isReady(url))) {
    const ended = server.exitCode !== null || server.signalCode !== null;
    if (!ended && Date.now() < givenUpAt) continue;
    server.kill("SIGTERM");
    throw new Error(`The server did not become ready:\n${output()}`);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`)).status === 200;
  } catch {
    // Nothing listens yet.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}
