/** A referrer is untrusted, so only known values or host names are kept. */
import type { SourcePage } from "./source-labels.ts";
import { isSearchPath } from "#app/search/last-search.ts";

export interface VisitSource {
  kind: "page" | "site";
  name: string;
  searchUrl: URL | null;
}

/** Longer than any URL that we link to. */
const maxReferrer = 2000;
const direct: VisitSource = { kind: "page", name: "direct", searchUrl: null };

export function sourceOf(referrer: string | undefined, host: string): VisitSource {
  if (!referrer || referrer.length > maxReferrer || !URL.canParse(referrer)) return direct;
  const url = new URL(referrer);
  if (url.protocol !== "http:" && url.protocol !== "https:") return direct;
  if (url.host === host) {
    const name = pageOf(url.pathname);
    return { kind: "page", name, searchUrl: name === "search" ? url : null };
  }
  const name = siteOf(url.hostname);
  if (!name) return direct;
  return name === "Email"
    ? { ...direct, name: "email" satisfies SourcePage }
    : { kind: "site", name, searchUrl: null };
}

const pages: readonly [RegExp, SourcePage][] = [
  [/^\/$/, "home"],
  [/^\/business\//i, "listing"],
  [/^\/brokers(\/|$)/i, "brokers"],
  [/^\/account\/saved-listings(\/|$)/i, "saved"],
  [/^\/compare(\/|$)/i, "compare"],
  [/^\/account(\/|$)/i, "account"],
];

const pageOf = (pathname: string): SourcePage =>
  isSearchPath(pathname)
    ? "search"
    : (pages.find(([shape]) => shape.test(pathname))?.[1] ?? "other");

/** Under their own name, whatever the subdomain or country. */
const knownSites: readonly [RegExp, string][] = [
  [/^(mail\.google\.com|outlook\.(live|office|office365)\.com|(.+\.)?mail\.yahoo\.com)$/, "Email"],
  [/(^|\.)google\.(com?\.)?[a-z]{2,3}$/, "Google"],
  [/(^|\.)bing\.com$/, "Bing"],
  [/(^|\.)duckduckgo\.com$/, "DuckDuckGo"],
  [/(^|\.)yahoo\.(com?\.)?[a-z]{2,3}$/, "Yahoo"],
  [/(^|\.)ecosia\.org$/, "Ecosia"],
  [/(^|\.)(chatgpt|openai)\.com$/, "ChatGPT"],
  [/(^|\.)perplexity\.ai$/, "Perplexity"],
  [/(^|\.)(facebook\.com|fb\.me|messenger\.com)$/, "Facebook"],
  [/(^|\.)instagram\.com$/, "Instagram"],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, "LinkedIn"],
  [/^t\.co$|(^|\.)(x|twitter)\.com$/, "X"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "YouTube"],
  [/(^|\.)reddit\.com$/, "Reddit"],
  [/(^|\.)pinterest\.(com?\.)?[a-z]{2,3}$/, "Pinterest"],
  [/(^|\.)tiktok\.com$/, "TikTok"],
  [/(^|\.)whatsapp\.com$|^wa\.me$/, "WhatsApp"],
  [/(^|\.)realtor\.ca$/, "REALTOR.ca"],
  [/(^|\.)kijiji\.ca$/, "Kijiji"],
];

const hostShape =
  /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Null for `localhost`, IP addresses and private hosts. */
function siteOf(hostname: string): string | null {
  const host = hostname
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  if (!hostShape.test(host)) return null;
  return knownSites.find(([shape]) => shape.test(host))?.[1] ?? host;
}
