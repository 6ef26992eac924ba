import { leads, purposes, requests, smallTalk } from "./contact-words.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

const closing = /[.!?…]{1,10}["')\]”»]{0,3}$/;
const startOfLine = /^\s{0,4}(?:[-•*·–]\s{1,3})?/;

/** What is left of a sentence around its contacts. Empty if it was only a request to get in touch. */
export function shortenSentence(pieces: readonly string[]): string {
  const parts = [...pieces];
  const end = closing.exec(parts.at(-1)!.slice(-13))?.[0] ?? "";
  parts.push(parts.pop()!.slice(0, -end.length || undefined));
  const bullet = startOfLine.exec(parts[0]!)![0];
  parts[0] = parts[0]!.slice(bullet.length);
  const wasCapital = parts.find((part) => part.trim())?.match(/^\s{0,9}\p{Lu}/u);
  const kept = [parts[0]!];
  for (const part of parts.slice(1)) join(kept, part);
  let body = withoutEmptyBrackets(kept.join("")).trim();
  if (!hasContent(body)) return "";
  if (wasCapital) body = body.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return bullet + body + end;
}

const withoutEmptyBrackets = (text: string): string =>
  text.replace(/ ?\([\s,;:/-]{0,5}\)| ?\[[\s,;:/-]{0,5}\]/g, "");

const wordsOf = (text: string): string[] =>
  foldAccents(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

const hasContent = (text: string): boolean =>
  wordsOf(text).some(
    (word) => !(requests.has(word) || leads.has(word) || smallTalk.has(word) || purposes.has(word)),
  );

/** Adds what stood behind a contact to what stood before it. */
function join(kept: string[], after: string): void {
  const before = dropLeads(kept.pop() ?? "");
  let right = after.trimStart();
  const hasComma = before.hadComma || /^[,;]/.test(right);
  right = right.replace(/^[,;:/|&\s*-]{1,20}/, "");
  const first = wordsOf(right.slice(0, 40))[0] ?? "";
  if ((before.hadRequest || !before.text) && purposes.has(first)) right = afterClause(right);
  if (before.text && right)
    kept.push(before.text + (needsNoSpace(before.text, right) ? "" : hasComma ? ", " : " "));
  else if (before.text) kept.push(before.text);
  if (right) kept.push(right);
}

const needsNoSpace = (left: string, right: string): boolean =>
  /^[.,;:!?)\]]/.test(right) || /[([]$/.test(left);

/** What follows the clause that a request was made for: "for a viewing, turnkey" leaves "turnkey". */
function afterClause(text: string): string {
  const comma = /[,;)]|\s[-–—]\s/.exec(text);
  if (!comma) return "";
  return comma[0] === ")"
    ? text.slice(comma.index)
    : text.slice(comma.index + comma[0].length).trimStart();
}

const trailingSigns = /[\s:,;/&|·•@#+"'“*~=–—-]{1,40}$/;
const lastWord = /[\p{L}\p{N}]{1,40}(?:['’-][\p{L}\p{N}]{1,40}){0,3}\.?$/u;

interface Shortened {
  text: string;
  hadComma: boolean;
  hadRequest: boolean;
}

/** Without "call me at" and the like at the end. */
function dropLeads(text: string): Shortened {
  let rest = text;
  let hadComma = false;
  let hadRequest = false;
  for (;;) {
    const signs = trailingSigns.exec(rest.slice(-40))?.[0] ?? "";
    hadComma ||= /[,;–—]/.test(signs);
    rest = rest.slice(0, rest.length - signs.length);
    const word = lastWord.exec(rest.slice(-40))?.[0] ?? "";
    const folded = foldAccents(word).replace(/\.$/, "");
    if (!leads.has(folded) && !requests.has(folded)) return { text: rest, hadComma, hadRequest };
    hadRequest ||= requests.has(folded);
    rest = rest.slice(0, rest.length - word.length);
    hadComma = false;
  }
}
