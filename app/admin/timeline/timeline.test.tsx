import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { Timeline } from "./timeline.tsx";

const entry = {
  id: "1",
  action: "User updated",
  actor: { id: "7", name: "Ada Lund" },
  at: { at: "2026-11-15T12:00:00Z", ago: "just now", on: "Nov 15, 2026" },
  changes: [{ field: "City", before: "empty", after: "Lyon" }],
  facts: [],
};

test("names the actor and the change", () => {
  expect(textOf(renderPart(<Timeline entries={[entry]} />))).toBe(
    "User updated by Ada Lund · just now City: empty → Lyon",
  );
  expect(textOf(renderPart(<Timeline entries={[entry]} ownerId="7" />))).toContain("by themselves");
});

test("shows an empty timeline", () => {
  expect(textOf(renderPart(<Timeline entries={[]} />))).toBe("Nothing has been recorded yet.");
});
