import { expect, it } from "vitest";
import { groupByDay } from "./notification-view.ts";

const now = new Date("2026-11-16T15:00:00Z");
const at = (moment: string) => ({
  id: moment,
  kind: "message",
  title: "New message from Priya",
  text: "",
  readAt: null,
  createdAt: new Date(moment),
});

it("starts a heading on each new day in Toronto", () => {
  const days = groupByDay(
    [
      at("2026-11-16T14:00:00Z"),
      at("2026-11-16T05:30:00Z"),
      // 23:30 on the previous evening.
      at("2026-11-16T04:30:00Z"),
      at("2026-11-10T12:00:00Z"),
    ],
    () => "bell",
    now,
  );
  expect(days.map(({ label, notifications }) => [label, notifications.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Tuesday, November 10, 2026", 1],
  ]);
  expect(days[0]!.notifications[0]).toMatchObject({ isUnread: true, time: { ago: "1 hour ago" } });
});
