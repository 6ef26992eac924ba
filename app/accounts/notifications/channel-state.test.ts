import { paymentNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { notificationKinds } from "#app/notification-kinds.ts";
import { expect, it } from "vitest";
import { type ChannelFacts, closedBecause, openCells } from "./channel-choice.ts";

const open: ChannelFacts = {
  notifyByEmail: true,
  notifyByPush: true,
  notifyBySms: true,
  phoneVerified: true,
  hasPhone: true,
  canPush: true,
  canText: true,
};

it.each([
  ["email", {}, null],
  ["email", { notifyByEmail: false }, "switched-off"],
  ["push", {}, null],
  ["push", { notifyByPush: false }, "switched-off"],
  ["push", { notifyByPush: false, canPush: false }, "not-configured"],
  ["sms", {}, null],
  ["sms", { notifyBySms: false }, "switched-off"],
  ["sms", { phoneVerified: false }, "phone-not-confirmed"],
  ["sms", { hasPhone: false, phoneVerified: false, notifyBySms: false }, "no-phone"],
  ["sms", { canText: false, hasPhone: false }, "not-configured"],
] as const)("%s with %j is closed because: %s", (channel, changes, expected) => {
  expect(closedBecause(channel, { ...open, ...changes })).toBe(expected);
});

it("allows a choice only where a channel is neither closed nor mandatory", () => {
  expect(openCells(notificationKinds, open)).toHaveLength(11 * 3 - 3);
  expect(openCells(notificationKinds, open)).not.toContainEqual([paymentNotification, "email"]);
  const onlyEmail = openCells(notificationKinds, { ...open, notifyByPush: false, canText: false });
  expect(new Set(onlyEmail.map(([, channel]) => channel))).toEqual(new Set(["email"]));
});
