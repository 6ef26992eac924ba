import { describe, expect, it } from "vitest";
import {
  paymentNotification,
  listingNotification,
} from "#app/listings/lifecycle/listing-notifications.ts";
import { mandateNotification } from "#app/messages/mandates/mandate-notification.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { notificationKinds } from "#app/notification-kinds.ts";
import { type ChannelSettings, choiceKey, isWanted } from "./channel-choice.ts";
import { isAlwaysSent, notificationChannels, smsText } from "./notification-kind.ts";

const everything: ChannelSettings = {
  notifyByEmail: true,
  notifyByPush: true,
  notifyBySms: true,
  phoneVerified: true,
};
const nothing: ChannelSettings = {
  notifyByEmail: false,
  notifyByPush: false,
  notifyBySms: false,
  phoneVerified: false,
};
const cells = notificationKinds.flatMap((kind) =>
  notificationChannels.map((channel) => ({ kind, channel, name: kind.name })),
);

describe("a channel", () => {
  it.each(cells)(
    "uses the default for $name by $channel until the person chooses",
    ({ kind, channel }) => {
      expect(isWanted(everything, new Map(), kind, channel)).toBe(kind.defaults[channel]);
    },
  );

  it.each(cells)("uses the person's choice for $name by $channel", ({ kind, channel }) => {
    for (const chosen of [true, false])
      expect(
        isWanted(everything, new Map([[choiceKey(kind, channel), chosen]]), kind, channel),
      ).toBe(chosen || isAlwaysSent(kind, channel));
  });

  it.each(cells)(
    "is off for $name by $channel when its profile switch is off",
    ({ kind, channel }) => {
      const chosen = new Map([[choiceKey(kind, channel), true]]);
      expect(isWanted(nothing, chosen, kind, channel)).toBe(isAlwaysSent(kind, channel));
    },
  );

  it("sends text messages to verified phones only", () => {
    expect(isWanted(everything, new Map(), messageNotification, "sms")).toBe(true);
    expect(
      isWanted({ ...everything, phoneVerified: false }, new Map(), messageNotification, "sms"),
    ).toBe(false);
  });

  it("always emails about payments, listing terms and mandates, and nothing else", () => {
    expect(cells.filter(({ kind, channel }) => isAlwaysSent(kind, channel))).toEqual([
      { kind: listingNotification, channel: "email", name: "listing" },
      { kind: paymentNotification, channel: "email", name: "payment" },
      { kind: mandateNotification, channel: "email", name: "mandate" },
    ]);
  });
});

it("reveals nothing about own listings on a lock screen, and fits one text message", () => {
  for (const kind of notificationKinds) {
    expect(kind.discreetText).not.toMatch(/your (business|listing|inquir|buyer)|sell|offer/i);
    expect(smsText(kind).length).toBeLessThanOrEqual(160);
    // The basic SMS alphabet: any other character halves the length limit.
    expect(smsText(kind)).toMatch(/^[\x20-\x7e]+$/);
  }
});
