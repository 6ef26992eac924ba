import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { prepareDemonstration } from "#test/demonstration.ts";

/** The tests start the real program, which serves what was built, and most of them on a database that has been prepared. */
export default async function setUp(): Promise<void> {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `import("./scripts/setup.mjs").then((m) => m.ensureBuilt())`],
    { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`);
  await prepareDemonstration();
}
