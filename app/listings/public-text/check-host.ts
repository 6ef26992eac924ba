import { type FoldedText, toOriginal } from "./fold-text.ts";
import type { Host } from "./find-hosts.ts";
import {
  clearEndings,
  isEnding,
  marketplaces,
  notHosts,
  plausibleEndings,
  shortHosts,
} from "./top-level-domains.ts";

/** Whether a host is a link, and not two sentences without a space, an abbreviation or the name of a marketplace. */
export function isLink(folded: FoldedText, host: Host): boolean {
  const { text, original } = folded;
  const name = text.slice(host.from, host.to);
  const { from, to } = toOriginal(folded, host);
  const asWritten = original.slice(from, to);
  if (host.isSpoken) return isSpokenLink(name, asWritten);
  const before = text.slice(Math.max(0, host.from - 24), host.from);
  return isWrittenLink(name, asWritten, {
    hasPath: text[host.to] === "/" && /[a-z0-9]/.test(text[host.to + 1] ?? ""),
    isAnnounced: () => announcement.test(before),
  });
}

/** What people write before the address of a website. */
const announcement =
  /(?:visit|website|web|site|sitio|online at|see|check out|go to|url|link|page|visitez|visite|us at|more at|info at|consultez)(?: (?:us|our|at|is|on|a|le|el))?:? {0,2}$/;

function isWrittenLink(
  host: string,
  asWritten: string,
  { hasPath, isAnnounced }: { hasPath: boolean; isAnnounced: () => boolean },
): boolean {
  const labels = host.split(".");
  if (labels.includes("")) return false;
  if (labels[0] === "www") return true;
  const ending = labels.at(-1)!;
  const name = labels.at(-2)!;
  if (shortHosts.has(`${name}.${ending}`)) return true;
  if (!isEnding(ending) || !/[a-z]{2}|\d[a-z]|[a-z]\d/.test(name)) return false;
  if (hasPath) return true;
  if (notHosts.has(name) || isMarketplace(labels)) return false;
  const last = asWritten.slice(asWritten.lastIndexOf(".") + 1);
  // An accent tells a word: "parfait.Ça marche".
  if (beginsSentence(asWritten, last, ending) || hasAccent(last)) return false;
  if (clearEndings.has(ending)) return true;
  if (plausibleEndings.has(ending) && last === last.toLowerCase() && name.length > 4) return true;
  return isAnnounced();
}

/** "profits.Net income": the next sentence begins without a space. */
function beginsSentence(asWritten: string, last: string, ending: string): boolean {
  if (!/^\p{Lu}/u.test(last)) return false;
  const isTitleCase = /^\p{Lu}\p{Ll}/u.test(last);
  if (/^\p{Lu}/u.test(asWritten)) return isTitleCase && ending === "net";
  return isTitleCase || !/^(?:com|org|ca|mx)$/.test(ending);
}

const hasAccent = (text: string): boolean => /[^\x20-\x7e]/.test(text.normalize("NFKC"));

function isMarketplace(labels: string[]): boolean {
  const names = labels.filter((part) => part !== "com" && part !== "www").slice(0, -1);
  const name = names.at(-1) ?? labels[0]!;
  return labels.length <= 3 && names.length <= 1 && marketplaces.has(name);
}

function isSpokenLink(host: string, asWritten: string): boolean {
  if (hasAccent(asWritten.slice(-3))) return false;
  const parts = host.split(/[^a-z0-9_-]+/);
  if (notHosts.has(parts[0]!) && parts.length <= 3) return false;
  const ending = parts.at(-1)!;
  // "built in .NET", "break-even point net of tax"
  if (!/dot/.test(host) && /^(?:net|info|co|io|shop|store|online)$/.test(ending)) return false;
  // "the polka dot store"
  return !/^(?:shop|store|online)$/.test(ending) || parts[0]!.length >= 8;
}
