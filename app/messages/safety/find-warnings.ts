/** A first message may carry a warning; later ones, after a reply, don't. */
import type { messageWarnings } from "#app/messages/messages.table.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

export type WarningKind = (typeof messageWarnings)[number];

export function findWarnings(content: string): WarningKind[] {
  const text = plainText(content);
  const warnings: WarningKind[] = [];
  if (hasLink(text)) warnings.push("link");
  if (Object.values(scamPatterns).some((pattern) => pattern.test(text))) warnings.push("scam");
  return warnings;
}

/** Scammers use invisible and look-alike characters against word lists. */
const plainText = (content: string): string =>
  foldAccents(content.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/['’‘]/g, "")
    .replaceAll(/\s+/g, " ");

const address = /\b(?:https?|hxxps?|ftp):\/\/\S|\bwww\.\S/;
/** Only endings that no sentence has by accident after a period without a space. */
const bareDomain =
  /(?<=[a-z0-9-][a-z0-9])(?:\.| dot )(?:com|net|org|info|biz|io|xyz|top|ru|cn|site|online|shop|click|link|club|vip|live|store|app|website)\b/;
/** Shorter endings count only with a path: "bit.ly/abc". */
const shortLink = /(?<=[a-z0-9])\.[a-z]{2,3}\/[a-z0-9]/;
const emailAddress = /[^\s@]{1,64}@[^\s@]{1,255}/g;

function hasLink(text: string): boolean {
  const rest = text.replaceAll(emailAddress, " ");
  return address.test(rest) || bareDomain.test(rest) || shortLink.test(rest);
}

/** Honest questions use the same words, so each pattern needs words around them. Matched in lower case, without accents, on one line. */
const scamPatterns: Readonly<Record<string, RegExp>> = {
  "advance-fee":
    /\b(?:pay|send|cover|settle)\b.{0,25}\b(?:processing|release|clearance|activation|up ?front|advance|administration|refundable|small) fees?\b|\badvance fees?\b/,
  "gift-card":
    /\b(?:pay|paid|payment|buy|purchase|send|cover|reimburse)\b.{0,40}\b(?:gift|itunes|steam|google play) cards?\b/,
  wire: /\bwestern union\b|\bmoney ?gram\b|\bwire (?:me|us|back|the (?:difference|excess|balance|rest))\b|\b(?:send|make|do)\b.{0,20}\bwire transfer to (?:me|my|us|our)\b/,
  crypto:
    /\b(?:i|we|you|payment|deposit)\b.{0,30}\b(?:pay|send|transfer|deposit|invest|made|accept)\w{0,4}\b.{0,40}\b(?:bitcoins?|btc|usdt|ethereum|crypto(?:currency)?)\b|\b(?:bitcoin|crypto) (?:wallet|investment|trading)\b/,
  "other-app":
    /\b(?:contact|text|message|reach|write|chat|call|add|find|talk|speak|continue|ecrivez|contactez|escribe|contacta)\w{0,3}\b.{0,40}\b(?:whats ?app|telegram|we ?chat|viber|google hangouts?)\b|\b(?:whats ?app|telegram)\b.{0,15}\+?\d|\b(?:wa|t)\.me\//,
  overpayment:
    /\boverpa(?:y|id|yment)\b|\b(?:refund|return|send|wire|transfer)\b.{0,20}\b(?:back )?the (?:difference|excess|surplus|remainder|remaining (?:amount|balance|funds))\b/,
  courier:
    /\b(?:my|our) (?:courier|shipper|shipping (?:agent|company)|movers?|pick ?up agent|agent)\b.{0,40}\b(?:pick|collect|come|deliver)\w{0,3}\b/,
  inheritance:
    /\bnext of kin\b|\bunclaimed (?:funds?|estate|money|inheritance)\b|\bdormant account\b|\bdeceased client\b|\binheritance funds?\b|\bbarrister\b|\bmy late (?:husband|wife|father|client)\b.{0,80}\b(?:million|funds?|deposit(?:ed)?)\b/,
  "money-mover":
    /\b(?:million|funds?|money)\b.{0,60}\b(?:into|through|to) your (?:bank )?account\b|\b\d{1,2} ?(?:%|percent) (?:of the (?:funds?|money|total)|for your (?:help|assistance))/,
  loan: /\bguaranteed (?:approval|returns?|profits?|loans?|buyers?)\b|\bwe (?:offer|give|provide)\b.{0,30}\bloans?\b|\bloan offer\b|\bno credit check\b/,
  credentials:
    /\b(?:send|give|tell|provide|confirm|share|forward)\b.{0,30}\b(?:verification code|confirmation code|security code|\d ?digit code|one ?time (?:code|password)|bank (?:login|password|account number)|account number|routing number|card number|password|social (?:insurance|security) number)\b/,
  prize:
    /\byou (?:have |ve )?won\b.{0,40}\b(?:prize|lottery|\$|dollars?|million)|\blottery (?:winner|winnings|prize)\b/,
  "quick-riches":
    /\bdouble your (?:money|investment)\b|\bforex (?:trading|investment|signals?)\b|\bbinary options?\b/,
};
