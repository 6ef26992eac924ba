import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The tests start the real program, which serves what was built. */
export default function setUp(): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `import("./scripts/setup.mjs").then((m) => m.ensureBuilt())`],
    { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`);
}
