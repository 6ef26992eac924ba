export function htmlToText(html: string): string {
  const text = dropQuotes(dropHidden(html.slice(0, maxHtmlLength).replace(/\s+/g, " ")));
  return text
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>\s*/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) =>
      decode(whole, name),
    )
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

const maxHtmlLength = 500_000;

/** Searches for each end once from its start, so that it takes linear time. */
function dropElements(html: string, start: RegExp, end: RegExp): string {
  let kept = "";
  let at = 0;
  for (;;) {
    start.lastIndex = at;
    const found = start.exec(html);
    if (!found) return kept + html.slice(at);
    kept += html.slice(at, found.index);
    end.lastIndex = found.index;
    if (!end.exec(html)) return kept;
    at = end.lastIndex;
  }
}

const dropHidden = (html: string): string =>
  ["head", "style", "script", "title"].reduce(
    (text, name) =>
      dropElements(text, new RegExp(`<${name}\\b`, "gi"), new RegExp(`</${name}\\s?>`, "gi")),
    dropElements(html, /<!--/g, /-->/g),
  );

/** Quotes come last, each mail program marks them differently. */
function dropQuotes(html: string): string {
  const start = html.search(
    /<blockquote\b|<div[^<>]{0,200}(gmail_quote|gmail_attr|yahoo_quoted|protonmail_quote|divRplyFwdMsg|moz-cite-prefix|OLK_SRC_BODY_SECTION)/i,
  );
  return start < 0 ? html : html.slice(0, start);
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  oacute: "ó",
  iacute: "í",
  aacute: "á",
  uacute: "ú",
};

function decode(whole: string, name: string): string {
  if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole;
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
