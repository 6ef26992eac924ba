import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const valuationNotification: NotificationKind = {
  name: "valuation",
  label: "Valuations",
  hint: "A valuation that you keep moved by more than 10%.",
  icon: "arrow-up-down",
  discreetText: "There is news in your account",
  defaults: { email: true, push: true, sms: false },
};

/** In percent since the person was last told: less is noise. */
export const worthTelling = 10;

export const hasMoved = (told: number, current: number): boolean =>
  Math.abs(current - told) * 100 > worthTelling * told;
