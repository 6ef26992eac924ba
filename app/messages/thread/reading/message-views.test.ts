import { expect, test } from "vitest";
import type { MessageRow } from "./messages.queries.server.ts";
import { makeMessageViews } from "./message-views.ts";

const now = new Date("2026-11-16T17:00:00Z");
const row = (changes: Partial<MessageRow>): MessageRow => ({
  id: "m1",
  conversationId: "c1",
  senderId: "ana",
  recipientId: "ben",
  onBehalfOf: null,
  messageType: "reply",
  subject: "",
  content: "Hello",
  inquiryData: null,
  origin: "site",
  warnings: [],
  tags: [],
  deliveredAt: null,
  readAt: null,
  createdAt: new Date("2026-11-16T15:00:00Z"),
  ...changes,
});
const names = new Map([
  ["ana", "Ana Roy"],
  ["ben", "Ben Wood"],
]);
const view = (changes: Partial<MessageRow>, userId = "ana", isGroup = false) =>
  makeMessageViews([row(changes)], [], { userId, names, isGroup, isClosed: false, now })[0]!;

test("a broker's name says for whom they wrote", () => {
  expect(view({}, "ben")).toMatchObject({ author: "Ana Roy", isNamed: false });
  expect(view({}, "ben", true)).toMatchObject({ author: "Ana Roy", isNamed: true });
  const forOwner = { onBehalfOf: "owner" };
  expect(view(forOwner)).toMatchObject({ author: "You", isNamed: false });
  expect(view(forOwner, "ben")).toMatchObject({ author: "Ana Roy, for the owner", isNamed: true });
  expect(view(forOwner, "owner").author).toBe("Ana Roy, for you");
  expect(view({ senderId: "gone" }).author).toBe("Former member");
});

test("days use our time zone", () => {
  expect(view({}).day).toBe("Today");
  // Still the previous evening in Toronto.
  expect(view({ createdAt: new Date("2026-11-16T04:30:00Z") }).day).toBe("Yesterday");
  expect(view({ createdAt: new Date("2026-11-14T15:00:00Z") }).day).toBe(
    "Saturday, November 14, 2026",
  );
  expect(view({}).time).toBe("10:00 a.m.");
});

test("only the sender sees when a message was delivered and read", () => {
  expect(view({}).receipt).toBe("Sent");
  const deliveredAt = new Date("2026-11-16T15:05:00Z");
  expect(view({ deliveredAt }).receipt).toBe("Delivered 10:05 a.m.");
  const readAt = new Date("2026-11-17T15:05:00Z");
  expect(view({ deliveredAt, readAt }).receipt).toBe("Read Nov 17, 2026, 10:05 a.m.");
  expect(view({ deliveredAt, readAt }, "ben").receipt).toBeNull();
});

test("only the recipient sees warnings, and files without a text show no text", () => {
  const warned = { warnings: ["link" as const] };
  expect(view(warned).warnings).toEqual([]);
  expect(view(warned, "ben").warnings).toEqual(["link"]);
  const file = {
    id: "f1",
    messageId: "m1",
    name: "Lease.pdf",
    contentType: "application/pdf",
    bytes: 2048,
  };
  const [one] = makeMessageViews([row({ tags: ["files-only"] })], [file], {
    userId: "ben",
    names,
    isGroup: false,
    isClosed: false,
    now,
  });
  expect(one).toMatchObject({
    text: "",
    files: [{ href: "/account/leads/c1/files/f1", size: "2 kB", isPicture: false }],
  });
});
