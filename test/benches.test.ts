import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

// Node runs them without the bundler, which imports what Node cannot: texts by `?raw`, styles, pictures.
test("every bench can be loaded", () => {
  const { status, stderr } = spawnSync(process.execPath, ["bench/main.ts", "no-such-bench"], {
    encoding: "utf8",
  });
  expect(stderr).toContain("There is no bench called no-such-bench");
  expect(status).toBe(2);
});
