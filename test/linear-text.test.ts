/**
 * Everything that parses untrusted text takes linear time, whatever the text is. To add a parser,
 * add a line: its name, the longest text that reaches it, and a call.
 */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeDevice } from "#app/accounts/devices/describe-device.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { readCookie } from "#app/accounts/sessions/cookies.ts";
import { parseAuditCursor, parseAuditFilter } from "#app/admin/audit/audit-filter.ts";
import { csvLine } from "#app/shared/csv.ts";
import { markWords } from "#app/admin/queues/listings/mark-words.ts";
import { readQuery as readAdminQuery } from "#app/admin/search/search-result.ts";
import { parseAmount, parseCategory, parseLine } from "#app/search/parse-value.ts";
import { parseCompared } from "#app/shortlist/compare/compare-list.ts";
import { readAmount } from "#app/selling/editing/figure-value.ts";
import { parseRates } from "#app/listings/figures/parse-rates.ts";
import { cleanDocumentName, contentDisposition } from "#app/platform/inspection/document-name.ts";
import { parseMetadata } from "#app/platform/uploads/upload-headers.ts";
import { parseVideoLink } from "#app/listings/media/video/video.ts";
import { normalizeHeadline } from "#app/listings/public-text/normalize-capitals.ts";
import { cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { makeHeadline } from "#app/listings/public-text/make-headline.ts";
import { defaultBannedWords, findBannedWords } from "#app/listings/review/banned-words.ts";
import { fingerprintText, isSameText } from "#app/listings/review/fingerprint.ts";
import { parsePendingSave } from "#app/shortlist/saved/pending-save.ts";
import { parseArea } from "#app/search/area.ts";
import { suggestRegions } from "#app/search/box/suggest-places.ts";
import { suggestTrades } from "#app/search/box/suggest-trades.ts";
import { correctSpelling } from "#app/search/spelling.ts";
import { indexPlaces } from "#app/search/query/read-places.ts";
import { listUnexplained, readQuery } from "#app/search/query/read-query.ts";
import { toWords } from "#app/search/query/words.ts";
import { isBot } from "#app/browsing/visits/visit.ts";
import { sourceOf } from "#app/browsing/visits/visit-source.ts";
import { extractReply } from "#app/messages/email/inbound/extract-reply.ts";
import { htmlToText } from "#app/messages/email/inbound/html-to-text.ts";
import {
  addressesIn,
  checkAuthenticity,
  isAutoReply,
  isBounce,
} from "#app/messages/email/inbound/inbound-email.ts";
import { hasSecret } from "#app/messages/email/inbound/email-webhook.server.ts";
import { replyLine } from "#app/messages/email/message-email.ts";
import { parseInboxSearch } from "#app/messages/leads/inbox-search.ts";
import { findWarnings } from "#app/messages/safety/find-warnings.ts";
import { comparableText } from "#app/messages/safety/same-text.ts";
import { linkText } from "#app/messages/thread/reading/link-text.ts";
import { fillQuickReply } from "#app/messages/thread/quick-replies/quick-reply.ts";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import { maskSecrets } from "#app/platform/mask-secrets.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { findRegion } from "#app/shared/places.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { typedWords } from "#app/shared/typed-words.ts";
import { errorText } from "#app/shell/error-text.ts";
import { parseRadius } from "#app/search/radius.ts";
import { articleSchema, maxBody } from "#app/content/articles/article.schema.ts";
import { parseDocument } from "#app/content/markdown/render-markdown.server.ts";
import { parseFeedName } from "#app/content/articles/feeds/article-feed.ts";
import type { ArticleText } from "#app/content/articles/articles.queries.server.ts";
import { writeMarkdown } from "#app/content/for-programs/write-markdown.server.ts";
import { formatFeed } from "#app/shared/format-feed.ts";
import { figureTags, parseTag } from "#app/market/figures/figure.ts";
import { readDistance } from "#app/search/query/read-distance.ts";
import { parsePreferences } from "#app/shell/preferences.ts";
import { chooseEncoding } from "#server/http/compress-page.ts";
import { clientAddress } from "#server/http/request-source.ts";
import { processorTimeOf } from "#test/processor-time.ts";

/** A URL, all headers, a message, an email as a message, a listing field, a form without files. */
const [address, headers, message, email, field, form] = [
  4096, 16_000, 5000, 20_100, 20_000, 100_000,
];
const article = maxBody;
const words = 200;

const places = indexPlaces([]);
const params = (text: string) =>
  new URLSearchParams(["q", "words", "who", "from", "page", "stage"].map((name) => [name, text]));
const headersOf = (text: string) =>
  [
    ["authentication-results", text],
    ["auto-submitted", text],
    ["content-type", text],
    ["precedence", text],
  ] as const;

const now = new Date("2026-11-16T12:00:00Z");
const anEntry = { id: "1", path: "/", title: "A", publishedAt: now, updatedAt: now };
const aFeed = { title: "A", description: "B", home: "/", self: "/feed", appUrl: "https://x" };
const anArticleText = {
  shelf: "guides",
  slug: "a",
  title: "A",
  summary: "B",
  author: "C",
  reviewedOn: null,
} as ArticleText;

const parsers: Record<string, [longest: number, read: (text: string) => unknown]> = {
  // Addresses and headers
  parseFeedName: [address, parseFeedName],
  ownPath: [address, ownPath],
  errorText: [address, (text) => errorText(403, `/${text}`)],
  canOpenAdminPath: [address, (text) => canOpenAdminPath(["content"], `/admin/${text}`)],
  parseAuditFilter: [address, (text) => parseAuditFilter(params(text))],
  parseAuditCursor: [address, parseAuditCursor],
  parseInboxSearch: [address, (text) => parseInboxSearch(params(text))],
  typedWords: [address, (text) => typedWords(text, 100)],
  parseArea: [address, parseArea],
  parseRadius: [address, parseRadius],
  readDistance: [words, readDistance],
  parseAmount: [address, parseAmount],
  parseLine: [address, (text) => parseLine(text, 200)],
  parseCategory: [address, (text) => parseCategory(text)],
  findRegion: [address, findRegion],
  readAdminQuery: [address, readAdminQuery],
  parseCompared: [headers, (text) => parseCompared(`compare=${text}`)],
  parsePendingSave: [headers, parsePendingSave],
  parsePreferences: [headers, (text) => parsePreferences(() => text)],
  readCookie: [
    headers,
    (text) => readCookie(new Headers({ cookie: text.replaceAll(/[^ -~]/g, ";") }), "", "x"),
  ],
  describeDevice: [headers, describeDevice],
  isBot: [headers, (text) => isBot(`Mozilla/${text}`)],
  sourceOf: [headers, (text) => sourceOf(`https://${text}`, "relevo.example")],
  chooseEncoding: [headers, (text) => chooseEncoding(text, ["br"])],
  clientAddress: [headers, (text) => clientAddress("192.0.2.1", text, 1)],
  networkPrefix: [headers, networkPrefix],
  parseMetadata: [headers, parseMetadata],
  hasSecret: [headers, (text) => hasSecret("secret", "http://x/", `Basic ${text}`)],
  // The search box
  readQuery: [words, (text) => readQuery(text, places)],
  listUnexplained: [words, (text) => listUnexplained(text, places)],
  suggestTrades: [words, (text) => suggestTrades(toWords(text), 8)],
  suggestRegions: [words, (text) => suggestRegions(toWords(text), 8)],
  correctSpelling: [words, (text) => correctSpelling(text, [{ word: "bakery", listings: 5 }])],
  // Listings
  cleanPublicText: [field, cleanPublicText],
  makeHeadline: [field, makeHeadline],
  normalizeHeadline: [field, normalizeHeadline],
  findBannedWords: [field, (text) => findBannedWords(text, defaultBannedWords)],
  fingerprintText: [field, fingerprintText],
  isSameText: [field, (text) => isSameText(text, `${text} more`)],
  markWords: [field, (text) => markWords(text, ["bakery", "the shop"])],
  readAmount: [field, readAmount],
  parseVideoLink: [field, parseVideoLink],
  parseRates: [form, (text) => parseRates(text, "2026-11-16")],
  cleanDocumentName: [headers, (text) => cleanDocumentName(text, "pdf")],
  contentDisposition: [100, (text) => contentDisposition(text.toWellFormed())],
  // Articles
  parseDocument: [article, parseDocument],
  parseTag: [200, parseTag],
  figureTags: [article, (text) => [...text.matchAll(figureTags)].map(([, tag]) => parseTag(tag!))],
  writeMarkdown: [
    article,
    (body) => writeMarkdown({ ...anArticleText, body }, new Map(), "https://x"),
  ],
  formatFeed: [
    article,
    (summary) => formatFeed("rss", { ...aFeed, entries: [{ ...anEntry, summary }] }),
  ],
  articleBody: [article, (text) => articleSchema.shape.body.safeParse(text)],
  // Messages and emails
  findWarnings: [email, findWarnings],
  comparableText: [email, (text) => comparableText(text, true)],
  linkText: [email, linkText],
  fillQuickReply: [message, (text) => fillQuickReply(text, { otherName: text, title: text })],
  plainText: [form, plainText],
  renderEmail: [
    email,
    (text) =>
      renderEmail(
        { subject: text, heading: text, paragraphs: [text], quotes: [{ text }], reason: text },
        null,
        "https://relevo.example",
      ),
  ],
  maskSecrets: [form, maskSecrets],
  csvLine: [email, (text) => csvLine([text])],
  extractReply: [form, extractReply],
  "extractReply above the mark": [form, (text) => extractReply(`Yes\n${text}\n> ${replyLine}`)],
  "extractReply below an introduction": [form, (text) => extractReply(`On 1 ${text} wrote:\n>x`)],
  htmlToText: [form, htmlToText],
  addressesIn: [form, addressesIn],
  isBounce: [
    form,
    (text) => isBounce({ returnPath: "x", from: text, subject: text, headers: headersOf(text) }),
  ],
  isAutoReply: [
    form,
    (text) => isAutoReply({ returnPath: "x", from: text, subject: text, headers: headersOf(text) }),
  ],
  checkAuthenticity: [
    form,
    (text) => checkAuthenticity(text, [{ result: text, domain: text }], headersOf(text)),
  ],
};

const signs = [..." \t\n\r@<>-_*=&%/\\.,;:'\"()[]{}|~!?#$+^`0aAé\u00a0\u200b\u0301"];
const pieces = ["a.", "A'", "A&", "a@b.", "www.", "http://", "https://a/", "<a ", "&amp;", "call ", "1 ", "416-", "on ", "one ", "send ", "pay ",
  "\n>", "From: ", "wrote: ", " a", "a b ", "$1 to ", "under ", "bakery ", "A B ", "=?", "--", "**", "[a](", "![", "> ", "- ", "&#", "1,", "x dot ", "\r\n ", "é ", "🙂", "\ud800",
  "416 555 0199 ", "quatre vingt ", "a.a@", "name at x dot com ", "ABCD ", "HELLO WORLD. ", "ig: a_", "four one six ", "(at) ", "double ", "for sale ", "onetwo", "tel. ", "a.com/a ",
  "12 ", "416-555-", "five ", "a@", "a@a.ca ", "a.ca ", "x dot com ", "name at ", "...", "a-", "( )", ". ", "insta ", "1-800-", "call me at ", "a b.", "o", "0o", "https://a.a "]; // prettier-ignore

function* hostileTexts(length: number): Generator<[name: string, text: string]> {
  for (const sign of signs) {
    yield [`${JSON.stringify(sign)} again and again`, sign.repeat(length)];
    yield [`a, ${JSON.stringify(sign)} again and again, a`, `a${sign.repeat(length - 2)}a`];
    yield [`capitals and ${JSON.stringify(sign)}`, `LOUD WORDS A${sign.repeat(length - 13)}B`];
    yield [`1${JSON.stringify(sign)} again and again`, `1${sign}`.repeat(length / 2)];
  }
  for (const piece of pieces)
    yield [`${JSON.stringify(piece)} again and again`, piece.repeat(length / piece.length)];
}

/** Too little to measure, or to matter. */
const negligibleMs = 20;

/** Quadratic work takes sixteen times as long for four times the text: what is quick for a quarter stays negligible. */
function findQuadratic(longest: number, read: (text: string) => unknown): string[] {
  const quarters = hostileTexts(longest / 4);
  return Array.from(hostileTexts(longest), ([name, text]) => {
    const quarterText = quarters.next().value![1];
    const whole = () => processorTimeOf(() => read(text));
    const quarter = () => processorTimeOf(() => read(quarterText));
    if (quarter() < negligibleMs / 16) return [];
    const first = whole();
    if (first < negligibleMs || first < 9 * Math.min(quarter(), quarter())) return [];
    // In turn, and often: garbage is collected in some of them.
    const turns = Array.from({ length: 8 }, () => [whole(), quarter()] as const);
    const best = Math.min(...turns.map(([ms]) => ms));
    const bestOfQuarter = Math.min(...turns.map(([, ms]) => ms));
    if (best < negligibleMs || best < 9 * bestOfQuarter) return [];
    return [`${name}: ${Math.round(best)} ms, a quarter of it ${Math.round(bestOfQuarter)} ms`];
  }).flat();
}

test.each(Object.entries(parsers))("%s takes linear time", (_name, [longest, read]) => {
  expect(findQuadratic(longest, read)).toEqual([]);
});

describe("the schema", () => {
  const modules = import.meta.glob<Record<string, unknown>>("/app/**/*.schema.ts", { eager: true });
  const schemas = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [[`${name} of ${file}`, schema] as const] : [],
    ),
  );

  test("is found", () => {
    expect(schemas.length).toBeGreaterThan(30);
  });

  test.each(schemas)("%s takes linear time", (_name, schema) => {
    const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : null;
    const read = (text: string) =>
      schema.safeParse(names ? Object.fromEntries(names.map((name) => [name, text])) : text);
    expect(findQuadratic(field, read)).toEqual([]);
  });
});
