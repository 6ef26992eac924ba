/**
 * What a person wrote in a reply by email: without the email that they answer, which mail programs quote in many ways, and without
 * their signature.
 */
import { replyLine } from "#app/messages/email/reply-line.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { findQuoteStart } from "./quote-start.ts";
import { cutSignature } from "./signature.ts";

/** What is read of an email; the longest message is much shorter. */
const maxReadLength = 100_000;

export function extractReply(text: string): string {
  const lines = clean(text).split("\n");
  const quoteStart = findQuoteStart(lines);
  const above = finish(lines.slice(0, quoteStart));
  // Below or between the quoted lines, as some people answer.
  return above === "" ? finish(lines.slice(quoteStart).filter(isOwn(lines, quoteStart))) : above;
}

const clean = (text: string): string =>
  plainText(text.slice(0, maxReadLength))
    .replaceAll("\u00a0", " ")
    .replace(/[\u200b\u200e\u200f\ufeff]/g, "");

/** Quoted lines start with `>`, wherever they are. */
const finish = (lines: readonly string[]): string =>
  cutSignature(lines.filter((line) => !line.startsWith(">")))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Below a quote that is not marked line by line nothing can be told apart. */
function isOwn(lines: readonly string[], quoteStart: number) {
  const firstQuoted = lines.findIndex((line, at) => at >= quoteStart && line.startsWith(">"));
  const isMarked = firstQuoted >= 0 && !lines.some((line) => line.startsWith(replyLine));
  return (_line: string, at: number) => isMarked && quoteStart + at > firstQuoted;
}
