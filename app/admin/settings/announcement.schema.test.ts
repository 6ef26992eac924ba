import { expect, test } from "vitest";
import { announcementFormSchema, toAnnouncement, toFormFields } from "./announcement.schema.ts";

const stored = {
  version: "2026-relevo",
  title: "We have a new name",
  body: "It is now called Relevo.",
  figures: [{ value: "16,300+", label: "members" }],
  isOn: true,
};
const read = (change: Record<string, string> = {}) =>
  announcementFormSchema.safeParse({ ...toFormFields(stored), ...change });

test("an untouched form stores the same value", () => {
  expect(toAnnouncement(read().data!, stored, "fresh")).toEqual(stored);
});

test("a correction keeps the version; showing it again to everyone needs a new one", () => {
  const corrected = toAnnouncement(read({ title: "A new name" }).data!, stored, "fresh");
  expect(corrected).toMatchObject({ title: "A new name", version: "2026-relevo" });
  const again = toAnnouncement(read({ audience: "everybody" }).data!, stored, "fresh");
  expect(again.version).toBe("fresh");
  expect(toAnnouncement(read().data!, null, "fresh").version).toBe("fresh");
});

test("keeps its text while it is off", () => {
  const { isOn: _on, ...fields } = toFormFields(stored);
  const off = announcementFormSchema.parse(fields);
  expect(toAnnouncement(off, stored, "fresh")).toEqual({ ...stored, isOn: false });
});

test.each([
  [{ title: " " }, "title", "Enter a title"],
  [{ body: "x".repeat(601) }, "body", "Enter 600 characters or fewer"],
  [{ value2: "7" }, "label2", "Figure 2 needs both a value and a label"],
])("rejects %j", (change, path, message) => {
  expect(read(change).error?.issues[0]).toMatchObject({ path: [path], message });
});
