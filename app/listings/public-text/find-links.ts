import type { Contact } from "./contact.ts";
import type { FoldedText } from "./fold-text.ts";
import { endOfPath, type Host, withoutPunctuation } from "./find-hosts.ts";
import { isLink } from "./check-host.ts";

const withScheme = /(?<![a-z])(?:https?|ftp):\/{1,2}[^\s<>"]+/g;
const schemeBefore = /(?:https? ?: ?\/ ?\/ ?|www ?)$/;
const handle = /(?<![a-z0-9._%+@-])@[a-z_][a-z0-9_.]{1,39}/g;
const account = "(?: (?:id|user|username|handle|account|usuario|utilisateur|compte|cuenta))?";
/** Nobody describes a messenger; whatever stands behind the colon is a name. */
const messengerName = new RegExp(
  `(?<![a-z0-9])(?:telegram|skype|wechat|snapchat|kik|insta|ig)${account} ?[:=] ?(@? ?[a-z0-9][a-z0-9_.]{2,39})`,
  "g",
);
/** "Instagram: growing" is no name, "Instagram: corner_bakery" and "insta bakery2024" are. */
const networkName = new RegExp(
  `(?<![a-z0-9])(?:instagram|insta|ig|tiktok|facebook|fb|twitter|telegram|snapchat)${account} ?[:=@-]? ?((?:[a-z0-9.]{1,30}_[a-z0-9_.]{1,30}|[a-z]{3,30}\\d{1,6}(?![a-z0-9%])|(?<=[:=] ?)[a-z][a-z0-9]{1,30}\\.[a-z0-9]{3,30}(?![a-z0-9])))`,
  "g",
);

/** Links and names on social networks. */
export function findLinks(folded: FoldedText, hosts: readonly Host[]): Contact[] {
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
      add(index + all.length - name!.length, index + withoutPunctuation(all).length);
  return found;
}
