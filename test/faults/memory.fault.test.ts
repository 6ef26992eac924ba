import { expect, it } from "vitest";
import { soak } from "../../bench/soak.ts";

it("keeps nothing of pages, uploads and downloads that have ended", async () => {
  const pages = 100;
  const { before, after } = await soak({ pages, uploads: 5, aborted: 100 });
  // Code that is compiled late takes half of it. A forgotten request holds 400 KB.
  expect((after.heapUsed - before.heapUsed) / pages).toBeLessThan(16_000);
  expect(after.openFiles - before.openFiles).toBeLessThan(20);
}, 240_000);
