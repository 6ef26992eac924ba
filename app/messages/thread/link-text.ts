/** A piece of a message: plain text, or an address that may be followed. */
export interface TextPart {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

// Up to the next space, quote or angle bracket: no nested repetition, so that a long text costs time in proportion to its length.
const address = /\bhttps?:\/\/[^\s<>"]+/gi;
const punctuation = ".,;:!?'\")]}";

/** Punctuation at the end belongs to the sentence. A loop: a regular expression would look at every run of brackets again. */
function withoutSentenceEnd(found: string): string {
  let end = found.length;
  while (end > 0 && punctuation.includes(found[end - 1]!)) end--;
  return found.slice(0, end);
}

/** Splits a message at its web addresses. Only what a browser would open as it reads becomes a link. */
export function linkText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutSentenceEnd(match[0]);
    const href = safeHref(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    parts.push({ at: match.index, text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/**
 * No user name before the host (`https://bank.example@evil.example`), no letters of other scripts that look like ours, no port
 * and no bare number: those are left as text.
 */
function safeHref(shown: string): string | null {
  const url = URL.parse(shown);
  if (!url || url.username || url.password || url.port) return null;
  const isPlain = plainHost.test(url.hostname) && !url.hostname.includes("xn--");
  // What is read must be where it leads.
  const isAsRead = shown.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`);
  return isPlain && isAsRead && !/[\p{Cf}\p{Cc}]/u.test(shown) ? url.href : null;
}
