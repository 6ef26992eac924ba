import { expect, test } from "vitest";
import { canChangeMessage, canReopen, findReplyRefusal, isFollowUpDue } from "./thread.ts";

const now = new Date("2026-11-16T12:00:00Z");
const there = { deletedAt: null, deactivatedAt: null };
const active = { status: "active", closedBy: null, other: there } as const;
const closed = { ...active, status: "closed", closedBy: "ana" } as const;

test("replying requires an open conversation and a reachable recipient", () => {
  expect(findReplyRefusal(active)).toBeNull();
  expect(findReplyRefusal({ ...active, status: "archived" })).toBeNull();
  expect(findReplyRefusal(closed)).toBe("closed");
  const left = { ...there, deletedAt: now };
  expect(findReplyRefusal({ ...closed, other: left })).toBe("other-left");
  const inactive = { ...there, deactivatedAt: now };
  expect(findReplyRefusal({ ...active, other: inactive })).toBe("other-inactive");
});

test("only the person who closed a conversation can reopen it, if the other person still exists", () => {
  expect(canReopen(closed, "ana")).toBe(true);
  expect(canReopen(closed, "ben")).toBe(false);
  expect(canReopen(active, "ana")).toBe(false);
  expect(canReopen({ ...closed, closedBy: null }, "ana")).toBe(false);
  expect(canReopen({ ...closed, other: { ...there, deletedAt: now } }, "ana")).toBe(false);
});

test("a reply can be edited by its sender for five minutes, while unread", () => {
  const sentAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const reply = {
    senderId: "ana",
    messageType: "reply",
    readAt: null,
    createdAt: sentAgo(299),
  } as const;
  expect(canChangeMessage(reply, "ana", now)).toBe(true);
  expect(canChangeMessage(reply, "ben", now)).toBe(false);
  expect(canChangeMessage({ ...reply, readAt: now }, "ana", now)).toBe(false);
  expect(canChangeMessage({ ...reply, createdAt: sentAgo(300) }, "ana", now)).toBe(false);
  expect(canChangeMessage({ ...reply, messageType: "inquiry" }, "ana", now)).toBe(false);
});

test("a follow-up is due on its day and after", () => {
  expect(isFollowUpDue("2026-11-16", "2026-11-16")).toBe(true);
  expect(isFollowUpDue("2026-11-15", "2026-11-16")).toBe(true);
  expect(isFollowUpDue("2026-11-17", "2026-11-16")).toBe(false);
  expect(isFollowUpDue(null, "2026-11-16")).toBe(false);
});
