import { describe, expect, it } from "vitest";
import { noteTables, recordTables, tableRecorder, tablesIn } from "./table-recorder.ts";
import { processorTimeOf } from "#test/processor-time.ts";

describe("tablesIn", () => {
  it.each([
    ['select 1 from "listings"', ["listings"]],
    [
      'select * from "listings" inner join "users" on true left join users u on true',
      ["listings", "users"],
    ],
    [
      "select (select count(*) from saved_listings) from\n  listings l",
      ["saved_listings", "listings"],
    ],
    ["with x as (select 1 from messages) select * from x", ["messages", "x"]],
    ['select 1 from "public"."orders"', ["orders"]],
    ["select 1 FROM Listings", ["listings"]],
    ["select extract(epoch from now())", ["now"]],
    ["select 1", []],
  ])("finds the tables of %s", (text, tables) => {
    expect(tablesIn(text)).toEqual(tables);
  });

  it("takes linear time", () => {
    const text = "from ".repeat(20_000);
    const time = processorTimeOf(() => {
      tablesIn(text);
    });
    expect(time).toBeLessThan(1_000);
  });
});

describe("recordTables", () => {
  it("records only the queries of its own work, however they interleave", async () => {
    const read = (table: string) =>
      recordTables(async () => {
        await Promise.resolve();
        tableRecorder.logQuery(`select 1 from ${table}`, []);
        await Promise.resolve();
        noteTables([`${table}_more`]);
      });
    const [one, other] = await Promise.all([read("a"), read("b")]);
    expect([...one.tables]).toEqual(["a", "a_more"]);
    expect([...other.tables]).toEqual(["b", "b_more"]);
  });
});
