import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import journal from "#app/platform/db/migrations/meta/_journal.json" with { type: "json" };
import { migrationsFolder } from "#app/platform/db/migrate.ts";
import { listUnsafe } from "#test/side-by-side.ts";

/** Earlier migrations belong to the first release, before which there was none. */
const firstUpgrade = Date.parse("2026-11-20T00:00:00Z");

test("the release before can go on while the migrations of the next one run, and after them", () => {
  const unsafe = journal.entries
    .filter(({ when }) => when >= firstUpgrade)
    .flatMap(({ tag }) => listUnsafe(readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8")));
  expect(unsafe, "see docs/decisions/050-upgrades-side-by-side.md").toEqual([]);
});

describe("listUnsafe", () => {
  it.each([
    'ALTER TABLE "listings" DROP COLUMN "title";',
    'DROP TABLE "listings";',
    'ALTER TABLE "listings" RENAME COLUMN "title" TO "name";',
    'ALTER TABLE "listings" ALTER COLUMN "price" SET DATA TYPE bigint;',
    'ALTER TABLE "listings" ALTER COLUMN "price" SET NOT NULL;',
    'ALTER TABLE "listings" ADD COLUMN "rank" integer NOT NULL;',
    'ALTER TABLE "listings" ADD COLUMN "twice" integer GENERATED ALWAYS AS (price * 2) STORED;',
    'ALTER TABLE "listings" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "listings" ADD CONSTRAINT "positive" CHECK (price > 0);',
    'CREATE INDEX "by_price" ON "listings" USING btree ("price");',
    'CREATE UNIQUE INDEX "by_price" ON "public"."listings" ("price");',
    "update listings\n  set price = 1;",
    'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nINSERT INTO notes SELECT id FROM listings;',
    'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nDROP TABLE "notes_old";',
  ])("finds %s", (sql) => {
    expect(listUnsafe(sql)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "listings" ADD COLUMN "rank" integer;',
    'ALTER TABLE "listings" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "listings" ADD COLUMN "seen_at" timestamp DEFAULT now() NOT NULL;',
    'ALTER TABLE "listings" ALTER COLUMN "price" DROP NOT NULL;',
    "INSERT INTO settings (name) VALUES ('one');",
    'ALTER TABLE "listings" ADD CONSTRAINT "positive" CHECK (price > 0) NOT VALID;',
    'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE INDEX "n" ON "notes" ("id");--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "u" FOREIGN KEY ("id") REFERENCES "users"("id");',
    "create function f() returns trigger language plpgsql as $$\nbegin\n  delete from x;\n  return null;\nend;\n$$;",
    "-- side by side: the release before has stopped reading it.\nALTER TABLE listings DROP COLUMN title;",
  ])("accepts %s", (sql) => {
    expect(listUnsafe(sql)).toEqual([]);
  });
});
