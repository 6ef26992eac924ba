/**
 * What a reader is warned of before they open a first message: a link, or the phrases of a known scam. Later messages, to somebody
 * who has replied, carry no warning.
 */
import type { messageWarnings } from "#app/messages/messages.table.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { scamPatterns } from "./scam-patterns.ts";

export type WarningKind = (typeof messageWarnings)[number];

export function findWarnings(content: string): WarningKind[] {
  const text = plainText(content);
  const warnings: WarningKind[] = [];
  if (hasLink(text)) warnings.push("link");
  if (Object.values(scamPatterns).some((pattern) => pattern.test(text))) warnings.push("scam");
  return warnings;
}

/** Invisible characters and look-alike forms are the oldest trick against lists of words. */
const plainText = (content: string): string =>
  foldAccents(content.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/['’‘]/g, "")
    .replaceAll(/\s+/g, " ");

const address = /\b(?:https?|hxxps?|ftp):\/\/\S|\bwww\.\S/;
/** Only endings that no sentence has by accident where the space after a period is missing. */
const bareDomain =
  /(?<=[a-z0-9-][a-z0-9])(?:\.| dot )(?:com|net|org|info|biz|io|xyz|top|ru|cn|site|online|shop|click|link|club|vip|live|store|app|website)\b/;
/** Shorter endings count only with a path: "bit.ly/abc". */
const shortLink = /(?<=[a-z0-9])\.[a-z]{2,3}\/[a-z0-9]/;
const emailAddress = /[^\s@]{1,64}@[^\s@]{1,255}/g;

function hasLink(text: string): boolean {
  const rest = text.replaceAll(emailAddress, " ");
  return address.test(rest) || bareDomain.test(rest) || shortLink.test(rest);
}
