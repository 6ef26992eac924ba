import { expect, it } from "vitest";
import { soak } from "../../bench/soak.ts";

it("leaks nothing from finished pages, uploads and downloads", async () => {
  const pages = 600;
  const { before, after } = await soak({ pages, uploads: 10, aborted: 100 });
  // A single leaked request holds a hundred times as much.
  expect((after.heapUsed - before.heapUsed) / pages).toBeLessThan(4_000);
  expect(after.openFiles - before.openFiles).toBeLessThan(20);
}, 240_000);
