import { type Contact, type FoldedText, toOriginal } from "./fold-text.ts";
import { endOfPath, type Host, withoutPunctuation } from "./find-hosts.ts";
import {
  clearEndings,
  isEnding,
  marketplaces,
  notHosts,
  plausibleEndings,
  shortHosts,
} from "./top-level-domains.ts";

const withScheme = /(?<![a-z])(?:https?|ftp):\/{1,2}[^\s<>"]+/g;
const schemeBefore = /(?:https? ?: ?\/ ?\/ ?|www ?)$/;
const handle = /(?<![a-z0-9._%+@-])@[a-z_][a-z0-9_.]{1,39}/g;
const account = "(?: (?:id|user|username|handle|account|usuario|utilisateur|compte|cuenta))?";
/** A messenger name before a colon is always followed by a contact. */
const messengerName = new RegExp(
  `(?<![a-z0-9])(?:telegram|skype|wechat|snapchat|kik|insta|ig)${account} ?[:=] ?(@? ?[a-z0-9][a-z0-9_.]{2,39})`,
  "g",
);
/** "Instagram: growing" is not a handle, "Instagram: corner_bakery" and "insta bakery2024" are. */
const networkName = new RegExp(
  `(?<![a-z0-9])(?:instagram|insta|ig|tiktok|facebook|fb|twitter|telegram|snapchat)${account} ?[:=@-]? ?((?:[a-z0-9.]{1,30}_[a-z0-9_.]{1,30}|[a-z]{3,30}\\d{1,6}(?![a-z0-9%])|(?<=[:=] ?)[a-z][a-z0-9]{1,30}\\.[a-z0-9]{3,30}(?![a-z0-9])))`,
  "g",
);

/** Without labels, "IG: name" is found as "name". */
export function findLinks(
  folded: FoldedText,
  hosts: readonly Host[],
  withLabels: boolean,
): Contact[] {
  const { text } = folded;
  const found: Contact[] = [];
  const add = (from: number, to: number) => found.push({ kind: "link", from, to });
  for (const { 0: url, index } of text.matchAll(withScheme))
    add(index, index + withoutPunctuation(url).length);
  for (const host of hosts) {
    if (!isLink(folded, host)) continue;
    const scheme = schemeBefore.exec(text.slice(Math.max(0, host.from - 16), host.from));
    add(host.from - (scheme?.[0].length ?? 0), endOfPath(text, host.to));
  }
  if (text.includes("@"))
    for (const { 0: name, index } of text.matchAll(handle))
      add(index, index + withoutPunctuation(name).length);
  for (const pattern of [messengerName, networkName])
    for (const { 0: all, 1: name, index } of text.matchAll(pattern))
      add(
        withLabels ? index : index + all.length - name!.length,
        index + withoutPunctuation(all).length,
      );
  return found;
}

/** Tells a link from two sentences without a space, an abbreviation or the name of a marketplace. */
function isLink(folded: FoldedText, host: Host): boolean {
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
  // An accent indicates a word: "parfait.Ça marche".
  if (beginsSentence(asWritten, last, ending) || hasAccent(last)) return false;
  if (clearEndings.has(ending)) return true;
  if (plausibleEndings.has(ending) && last === last.toLowerCase() && name.length > 4) return true;
  return isAnnounced();
}

/** "profits.Net income": the next sentence starts without a space. */
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
