export interface TextPart {
  at: number;
  text: string;
  href?: string;
}

// No nested repetition, so that a long text takes linear time.
const address = /\bhttps?:\/\/[^\s<>"]+/gi;
const punctuation = ".,;:!?'\")]}";

/** Punctuation at the end belongs to the sentence. A loop, because a regular expression could backtrack. */
function withoutSentenceEnd(found: string): string {
  let end = found.length;
  while (end > 0 && punctuation.includes(found[end - 1]!)) end--;
  return found.slice(0, end);
}

/** Only an address whose target matches its text becomes a link. */
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

/** Rejects user names before the host (`https://bank.example@evil.example`), look-alike letters, ports and bare numbers. */
function safeHref(shown: string): string | null {
  const url = URL.parse(shown);
  if (!url || url.username || url.password || url.port) return null;
  const isPlain = plainHost.test(url.hostname) && !url.hostname.includes("xn--");
  const isAsRead = shown.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`);
  return isPlain && isAsRead && !/[\p{Cf}\p{Cc}]/u.test(shown) ? url.href : null;
}
