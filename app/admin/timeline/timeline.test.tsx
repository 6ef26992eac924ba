import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { Timeline } from "./timeline.tsx";
import { makeTimelineEntry } from "./timeline-entry.ts";

const row = {
  id: "1",
  action: "user-updated",
  details: { before: { city: "" }, after: { city: "Lyon" } },
  createdAt: new Date("2026-11-15T12:00:00Z"),
  actorId: "7",
  actorName: "Ada Lund",
};
const entry = makeTimelineEntry(row, new Date("2026-11-15T12:00:10Z"));

test("names the actor and the change", () => {
  expect(textOf(renderPart(<Timeline entries={[entry]} />))).toBe(
    "User updated by Ada Lund · just now City: empty → Lyon",
  );
  expect(textOf(renderPart(<Timeline entries={[entry]} ownerId="7" />))).toContain("by themselves");
});

test("says that there is nothing", () => {
  expect(textOf(renderPart(<Timeline entries={[]} />))).toBe("Nothing has been recorded yet.");
});
