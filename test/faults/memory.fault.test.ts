import { expect, it } from "vitest";
import { soak } from "../../bench/soak.ts";

it("keeps nothing of the pages that it has rendered", async () => {
  const { pages, before, after } = await soak(600);
  // A single forgotten request holds a hundred times as much.
  expect((after - before) / pages).toBeLessThan(4_000);
}, 240_000);
