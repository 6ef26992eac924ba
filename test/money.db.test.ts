import fc from "fast-check";
import { expect, test } from "vitest";
import { withDatabase } from "#test/with-database.ts";
import { expectBalance } from "#test/money-model.ts";
import { anyStory, tellStory } from "#test/money-story.ts";

// MONEY_RUNS=2000 MONEY_SEED=7 npx vitest run --project database test/money.db.test.ts
const runs = Number(process.env["MONEY_RUNS"] ?? 50);
const seed = Number(process.env["MONEY_SEED"] ?? 20_270_110);

withDatabase((world) => {
  test(
    "kept money has been delivered, whatever happens in any order",
    async () => {
      await fc.assert(
        fc.asyncProperty(anyStory, async (story) => {
          expect(await expectBalance(await tellStory(world(), story))).toBeUndefined();
        }),
        { numRuns: runs, seed },
      );
    },
    Math.max(120_000, runs * 5000),
  );
});
