/** The text a person wrote in a reply by email, without the quoted email and the signature. */
import { replyLine } from "#app/messages/email/message-email.ts";
import { plainText } from "#app/shared/plain-text.ts";

const maxReadLength = 100_000;

export function extractReply(text: string): string {
  const lines = clean(text).split("\n");
  const quoteStart = findQuoteStart(lines);
  const above = finish(lines.slice(0, quoteStart));
  // Some people answer below or between the quoted lines.
  return above === "" ? finish(lines.slice(quoteStart).filter(isOwn(lines, quoteStart))) : above;
}

const clean = (text: string): string =>
  plainText(text.slice(0, maxReadLength))
    .replaceAll("\u00a0", " ")
    .replace(/[\u200b\u200e\u200f\ufeff]/g, "");

const finish = (lines: readonly string[]): string =>
  cutSignature(lines.filter((line) => !line.startsWith(">")))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Below a quote that is not marked line by line, text cannot be told apart. */
function isOwn(lines: readonly string[], quoteStart: number) {
  const firstQuoted = lines.findIndex((line, at) => at >= quoteStart && line.startsWith(">"));
  const isMarked = firstQuoted >= 0 && !lines.some((line) => line.startsWith(replyLine));
  return (_line: string, at: number) => isMarked && quoteStart + at > firstQuoted;
}

const maxLineLength = 500;

const maxIntroLines = 4;

export function findQuoteStart(text: readonly string[]): number {
  const lines = text.map((line) => line.slice(0, maxLineLength));
  const found = lines.findIndex(
    (line, at) => divider.test(line) || isIntroduction(lines, at) || startsHeaders(lines, at),
  );
  const marked = text.findIndex((line) => line.includes(replyLine));
  if (marked < 0) return found < 0 ? lines.length : found;
  const beforeMark = stepOverIntroduction(lines, marked);
  return found < 0 ? beforeMark : Math.min(found, beforeMark);
}

const divider =
  /^[>\s*]*(-{2,}\s*(original message|original appointment|forwarded message|message d['’]origine|message original|message transf[ée]r[ée]|mensaje original|mensaje reenviado|urspr[üu]ngliche nachricht)\s*-{2,}|begin forwarded message\s*:|d[ée]but du message (r[ée]exp[ée]di[ée]|transf[ée]r[ée])\s*:|inicio del mensaje reenviado\s*:)/i;

const introStart = /^[>\s]*(on|le|el|am|il|op|em|den|w dniu)\b/i;
const introEnd =
  /\b(wrote|a [ée]crit|escribi[óo]|schrieb|ha scritto|schreef|escreveu|skrev|napisał(\(a\))?)(?![a-zà-ž])[^:]{0,80}:$/i;
/** Gmail in some languages: `2026-11-16 10:02 GMT-05:00 Relevo <reply@…>:` */
const datedIntro = /^[>\s]*\d{4}-\d{2}-\d{2}\b/;
const addressEnd = /<[^<>@]*@[^<>@]*>\s?:$/;

/** "On 16 Nov 2026 at 10:02, Relevo <…> wrote:", on one line or several; a sentence of the writer has no date. */
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

function startsHeaders(lines: readonly string[], at: number): boolean {
  if (/^_{10,}\s*$/.test(lines[at]!))
    return lines.slice(at + 1, at + 4).some((line) => fromLine.test(line));
  if (!fromLine.test(lines[at]!)) return false;
  const next = lines.slice(at + 1, at + 7);
  return next.some((line) => dateLine.test(line)) && next.some((line) => otherLine.test(line));
}

/** In an unknown language, the introduction names an address or ends with a colon right above the mark. */
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

const advertisement =
  /^[\s*_-]*(sent from (my|a|the|mail for|yahoo|outlook|samsung|proton|gmail)\b|sent (using|with|via) |get outlook for |envoy[ée] (de|depuis|à partir) |t[ée]l[ée]charge[rz]? outlook |obt[ée]nir outlook |enviado desde |obt[ée]n(er|ga)? outlook |von meinem .{1,30} gesendet|[aà] partir de mon )/i;

const separator = /^--\s*$/;

export function cutSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => separator.test(line));
  const kept = start < 0 ? [...lines] : lines.slice(0, start);
  for (;;) {
    const last = kept.at(-1);
    if (last === undefined || (last.trim() !== "" && !advertisement.test(last.slice(0, 200))))
      return kept;
    kept.pop();
  }
}
