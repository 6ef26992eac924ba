import { brand } from "#app/shared/brand.ts";
import type { NotificationKind } from "./notification-kind.ts";

/**
 * What a lock screen may show. Somebody who sells in secret leaves their phone on a table in the shop: no name, no title of a
 * listing, no amount, and not even that the person sells.
 */
export const discreetTexts: Record<NotificationKind, string> = {
  message: "You have a new message",
  "saved-reduced": "A business you saved has a new price",
  "saved-sold": "A business you saved was sold",
  alert: "New businesses match your search",
  listing: "There is news in your account",
  payment: "There is news about a payment",
  document: "There is news about documents",
};

/** Without a link: people are warned of text messages that ask them to sign in somewhere. */
export const smsText = (kind: NotificationKind): string =>
  `${brand.name}: ${discreetTexts[kind]}. Sign in to read it.`;
