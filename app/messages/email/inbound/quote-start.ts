import { replyLine } from "#app/messages/email/reply-line.ts";

/** No mail program writes longer lines above what it quotes. Cut before they are looked at. */
const maxLineLength = 500;

/** A mail program breaks its line of introduction into up to this many. */
const maxIntroLines = 4;

/** The first line of the email that is quoted, as far as it is introduced; the number of lines where there is none. */
export function findQuoteStart(text: readonly string[]): number {
  const lines = text.map((line) => line.slice(0, maxLineLength));
  const found = lines.findIndex(
    (line, at) => isDivider(line) || isIntroduction(lines, at) || startsHeaders(lines, at),
  );
  const marked = text.findIndex((line) => line.includes(replyLine));
  if (marked < 0) return found < 0 ? lines.length : found;
  const beforeMark = stepOverIntroduction(lines, marked);
  return found < 0 ? beforeMark : Math.min(found, beforeMark);
}

const divider =
  /^[>\s*]*(-{2,}\s*(original message|original appointment|forwarded message|message d['’]origine|message original|message transf[ée]r[ée]|mensaje original|mensaje reenviado|urspr[üu]ngliche nachricht)\s*-{2,}|begin forwarded message\s*:|d[ée]but du message (r[ée]exp[ée]di[ée]|transf[ée]r[ée])\s*:|inicio del mensaje reenviado\s*:)/i;

const isDivider = (line: string): boolean => divider.test(line);

const introStart = /^[>\s]*(on|le|el|am|il|op|em|den|w dniu)\b/i;
const introEnd =
  /\b(wrote|a [ée]crit|escribi[óo]|schrieb|ha scritto|schreef|escreveu|skrev|napisał(\(a\))?)(?![a-zà-ž])[^:]{0,80}:$/i;
/** Gmail in some languages: `2026-11-16 10:02 GMT-05:00 Relevo <reply@…>:` */
const datedIntro = /^[>\s]*\d{4}-\d{2}-\d{2}\b/;
const addressEnd = /<[^<>@]*@[^<>@]*>\s?:$/;

/** "On 16 Nov 2026 at 10:02, Relevo <…> wrote:", on one line or several. A sentence of the writer's has no date in it. */
function isIntroduction(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  if (datedIntro.test(line)) return addressEnd.test(line.trimEnd());
  if (!introStart.test(line)) return false;
  let whole = "";
  for (const next of lines.slice(at, at + maxIntroLines)) {
    whole += `${next} `;
    if (whole.length > 1000) return false;
    const isEnd = introEnd.test(whole.trimEnd().slice(-120));
    if (isEnd) return /\d|@/.test(whole);
  }
  return false;
}

const fromLine = /^[>\s*_]*(from|de|von|da)\s*:[\s*]*[^\s*]/i;
const dateLine = /^[>\s*]*(sent|date|envoy[ée]|enviado( el)?|fecha|gesendet|datum)\s*:/i;
const otherLine = /^[>\s*]*(to|[àa]|para|an|subject|objet|asunto|betreff|cc)\s*:/i;

/** The headers that Outlook puts above what it quotes, sometimes below a rule. */
function startsHeaders(lines: readonly string[], at: number): boolean {
  if (/^_{10,}\s*$/.test(lines[at]!))
    return lines.slice(at + 1, at + 4).some((line) => fromLine.test(line));
  if (!fromLine.test(lines[at]!)) return false;
  const next = lines.slice(at + 1, at + 7);
  return next.some((line) => dateLine.test(line)) && next.some((line) => otherLine.test(line));
}

/** In a language that we don't know, the introduction is what names an address or ends with a colon right above the mark. */
function stepOverIntroduction(lines: readonly string[], marked: number): number {
  let start = marked;
  const isGap = (line: string) => line.replace(/[>\s]/g, "") === "";
  while (start > 0 && isGap(lines[start - 1]!)) start--;
  const ends = start;
  while (start > 0 && ends - start < maxIntroLines && !isGap(lines[start - 1]!)) {
    start--;
    const line = lines[start]!;
    if (line.includes("@") && (line.includes("<") || endsWithColon(line))) return start;
  }
  return endsWithColon(lines[ends - 1] ?? "") ? ends - 1 : ends;
}

const endsWithColon = (line: string): boolean => line.trimEnd().endsWith(":");
