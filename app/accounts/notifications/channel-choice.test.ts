import { describe, expect, it } from "vitest";
import {
  type ChannelSettings,
  choiceKey,
  defaultChannels,
  isAlwaysSent,
  isWanted,
} from "./channel-choice.ts";
import { discreetTexts, smsText } from "./discreet-text.ts";
import { notificationChannels, notificationKinds } from "./notification-kind.ts";

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
  notificationChannels.map((channel) => [kind, channel] as const),
);

describe("a channel", () => {
  it.each(cells)("follows the default for %s by %s until the person chooses", (kind, channel) => {
    expect(isWanted(everything, new Map(), kind, channel)).toBe(defaultChannels[kind][channel]);
  });

  it.each(cells)("follows the person's choice for %s by %s", (kind, channel) => {
    for (const chosen of [true, false])
      expect(
        isWanted(everything, new Map([[choiceKey(kind, channel), chosen]]), kind, channel),
      ).toBe(chosen || isAlwaysSent(kind, channel));
  });

  it.each(cells)("is off for %s by %s when its switch in the profile is off", (kind, channel) => {
    const chosen = new Map([[choiceKey(kind, channel), true]]);
    expect(isWanted(nothing, chosen, kind, channel)).toBe(isAlwaysSent(kind, channel));
  });

  it("sends text messages to verified phones only", () => {
    expect(isWanted(everything, new Map(), "message", "sms")).toBe(true);
    expect(isWanted({ ...everything, phoneVerified: false }, new Map(), "message", "sms")).toBe(
      false,
    );
  });

  it("always emails about payments and the term of a listing, and nothing else", () => {
    expect(cells.filter(([kind, channel]) => isAlwaysSent(kind, channel))).toEqual([
      ["listing", "email"],
      ["payment", "email"],
    ]);
  });
});

it("says on a lock screen nothing about a listing of the person's own, and fits one text message", () => {
  for (const kind of notificationKinds) {
    expect(discreetTexts[kind]).not.toMatch(/your (business|listing|inquir|buyer)|sell|offer/i);
    expect(smsText(kind).length).toBeLessThanOrEqual(160);
    // The alphabet of a plain text message: anything else halves its length.
    expect(smsText(kind)).toMatch(/^[\x20-\x7e]+$/);
  }
});
