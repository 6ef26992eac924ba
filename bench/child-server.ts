import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");

/** Starts one of our programs in a separate process and waits until it answers. */
export async function startServer(
  script: string,
  port: number,
  env: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeArguments, resolve(root, script)], {
    cwd: root,
    // Through this channel our server notices when the bench exits, and exits too.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
  });
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  for (let tries = 0; tries < 1_800; tries++) {
    if (ended) throw new Error(`${script} ended before it answered`);
    const answer = await fetch(`http://127.0.0.1:${port}/live`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`${script} did not answer`);
}

export function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
