import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "#app/platform/db/folder-lock.ts";

let folder: string;
let holder: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-lock-"));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Another process takes the lock and holds it until killed, even through a garbage collection. */
async function holdFromOutside(): Promise<number> {
  const module = JSON.stringify(join(import.meta.dirname, "folder-lock.ts"));
  const script = `const { lockFolder } = await import(${module});
    lockFolder(${JSON.stringify(folder)}); for (let i = 0; i < 5; i++) { await null; gc(); }
    console.log("held"); setInterval(() => {}, 1000);`;
  holder = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout!, "data");
  return holder.pid!;
}

async function kill(): Promise<void> {
  if (!holder || holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
}

describe("lockFolder", () => {
  it("keeps a second process out and names the first one", async () => {
    const pid = await holdFromOutside();
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`${folder}.*process ${pid}, started 20`));
  });

  it("is released when its holder is killed with -9", async () => {
    await holdFromOutside();
    await kill();
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
  });

  it("can be taken again after its release", () => {
    lockFolder(folder)();
    expect(lockFolder(folder)).not.toThrow();
  });

  it("is per folder, and creates a missing one", () => {
    const first = lockFolder(join(folder, "a/b"));
    const second = lockFolder(join(folder, "c"));
    expect(first).not.toThrow();
    expect(second).not.toThrow();
  });

  it("reports a damaged lock file as such, not as a folder in use", () => {
    writeFileSync(join(folder, "lock.sqlite"), "this is no lock file".repeat(100));
    expect(() => lockFolder(folder)).toThrow(/not a database/);
  });
});
