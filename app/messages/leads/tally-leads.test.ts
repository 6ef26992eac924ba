import { expect, test } from "vitest";
import { type LeadGroup, tallyLeads } from "./inbox-search.ts";

const group = (count: number, given: Partial<LeadGroup> = {}): LeadGroup => ({
  isOwner: true,
  status: "active",
  isUnread: false,
  isDue: false,
  count,
  ...given,
});

const groups = [
  group(1),
  group(2, { isUnread: true }),
  group(4, { isOwner: false, isDue: true }),
  group(8, { status: "closed" }),
  group(16, { status: "archived", isUnread: true }),
];

test("counts everything but the archive without filters", () => {
  expect(tallyLeads(groups, { box: null, status: null, need: null })).toEqual({
    found: 15,
    received: 11,
    sent: 4,
    inbox: 15,
    active: 7,
    closed: 8,
    archived: 16,
    unread: 2,
    due: 4,
  });
});

test("an option counts its matches under the other filters", () => {
  expect(tallyLeads(groups, { box: "received", status: "archived", need: null })).toEqual({
    found: 16,
    received: 16,
    sent: 0,
    inbox: 11,
    active: 3,
    closed: 8,
    archived: 16,
    unread: 16,
    due: 0,
  });
  expect(tallyLeads(groups, { box: "sent", status: null, need: "due" })).toMatchObject({
    found: 4,
    received: 0,
    unread: 0,
    due: 4,
  });
});
