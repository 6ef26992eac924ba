import { expect, it } from "vitest";
import { soak } from "../../bench/soak.ts";

it("keeps nothing of pages, uploads and downloads that have ended", async () => {
  const pages = 600;
  const { before, after } = await soak({ pages, uploads: 10, aborted: 100 });
  // A single forgotten request holds a hundred times as much.
  expect((after.heapUsed - before.heapUsed) / pages).toBeLessThan(4_000);
  expect(after.openFiles - before.openFiles).toBeLessThan(20);
}, 240_000);
