import { expect, test } from "vitest";
import type { Db } from "#app/platform/db/db.ts";
import { countBannedWordHits } from "./banned-word-hits.queries.server.ts";

test("reads no more listings at a time than can be checked before others get their turn", async () => {
  const titles = Array.from({ length: 1_000 }, (_, at) => (at % 2 ? "Ponzi" : "Bakery"));
  const reads: number[] = [];
  const query = {
    from: () => query,
    where: () => query,
    orderBy: () => query,
    async limit(size: number) {
      reads.push(size);
      return titles.splice(0, size).map((title, at) => ({ id: String(at), title }));
    },
  };
  const db = { select: () => query } as unknown as Db;
  const { hits, checked } = await countBannedWordHits(db, ["ponzi", "heroin"], new Date());
  expect(checked).toBe(1_000);
  expect([...hits].map(([word, { count }]) => [word, count])).toEqual([["ponzi", 500]]);
  expect(Math.max(...reads)).toBeLessThanOrEqual(200);
});
