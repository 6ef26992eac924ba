import { expect, it } from "vitest";
import { TableChanges } from "./table-changes.ts";

it("reports changes after a mark, not before", () => {
  const changes = new TableChanges();
  changes.tableChanged("users");
  const mark = changes.mark();
  expect(changes.hasChangedSince(mark, ["users", "listings"])).toBe(false);
  changes.tableChanged("listings");
  expect(changes.hasChangedSince(mark, ["users"])).toBe(false);
  expect(changes.hasChangedSince(mark, ["users", "listings"])).toBe(true);
  expect(changes.hasChangedSince(changes.mark(), ["listings"])).toBe(false);
});

it("treats everything as changed after lost notifications", () => {
  const changes = new TableChanges();
  const mark = changes.mark();
  changes.noticesLost();
  expect(changes.hasChangedSince(mark, [])).toBe(true);
});
