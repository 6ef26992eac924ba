import { expect, test } from "vitest";
import { makeTimelineEntry } from "./timeline.queries.server.ts";

const row = {
  id: "1",
  action: "listing-approved",
  details: {},
  createdAt: new Date("2026-11-15T12:00:00Z"),
  actorId: null,
  actorName: null,
};
const now = new Date("2026-11-15T14:00:00Z");

test("shows the action, the time and the changes", () => {
  const details = {
    before: { firstName: "Ada", emailVerified: false },
    after: { firstName: "Eva", emailVerified: true },
    reason: "Asked by phone",
    orderId: "01912f4e-7a77-7000-8000-000000000000",
    nothing: null,
  };
  expect(makeTimelineEntry({ ...row, details }, now)).toMatchObject({
    action: "Listing approved",
    actor: null,
    at: { ago: "2 hours ago" },
    changes: [
      { field: "First name", before: "Ada", after: "Eva" },
      { field: "Email verified", before: "No", after: "Yes" },
    ],
    facts: [{ name: "Reason", value: "Asked by phone" }],
  });
});

test("shows an actor without an account as a former member", () => {
  expect(makeTimelineEntry({ ...row, actorId: "7" }, now).actor).toEqual({
    id: "7",
    name: "Former member",
  });
});
