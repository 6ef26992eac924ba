import { expect, it } from "vitest";
import { TableChanges } from "./table-changes.ts";

it("tells what changed after a mark, and nothing that changed before", () => {
  const changes = new TableChanges();
  changes.tableChanged("users");
  const mark = changes.mark();
  expect(changes.hasChangedSince(mark, ["users", "listings"])).toBe(false);
  changes.tableChanged("listings");
  expect(changes.hasChangedSince(mark, ["users"])).toBe(false);
  expect(changes.hasChangedSince(mark, ["users", "listings"])).toBe(true);
  expect(changes.hasChangedSince(changes.mark(), ["listings"])).toBe(false);
});

it("takes everything for changed once notices were lost", () => {
  const changes = new TableChanges();
  const mark = changes.mark();
  changes.noticesLost();
  expect(changes.hasChangedSince(mark, [])).toBe(true);
});
