import type { Contact } from "./fold-text.ts";
import { anyDot, type Host, label } from "./find-hosts.ts";
import { clearEndings, isEnding, mailProviders, plausibleEndings } from "./top-level-domains.ts";

const at =
  "(?: {0,2}@ {0,2}| {1,2}(?:at|arroba|arobase|a commercial) {1,2}| ?[([{<*\"'|~_-] ?(?:at|arroba|arobase|@) ?[)\\]}>*\"'|~_-] ?| ?[([{<] ?a ?[)\\]}>] ?)";
const endsInAt = /(?:@|at|arroba|arobase|commercial)[ )\]}>*"'|~_-]{0,4}$|[([{<] ?a ?[)\]}>] ?$/;
const local = "[a-z0-9][a-z0-9._%+-]{0,63}";
const localBefore = new RegExp(
  `(?<![a-z0-9._%+-])(${local}(?:(?: (?:dot|point|punto|underscore|dash|guion|tiret) | \\. | _ )[a-z0-9]{1,30}){0,2})(${at})$`,
);
const hostAfter = new RegExp(`^ {0,2}${label}(?:${anyDot}${label}){0,3}`);
/** "name@example,com" */
const commaHost = new RegExp(`^${label},(?:com|ca|org|net|mx)(?![a-z0-9])`);
const atProvider = new RegExp(
  `(?<![a-z0-9._%+-])(${local})(${at})(?:${[...mailProviders].join("|")})(?![a-z0-9])`,
  "g",
);

/** Words before "at" that are not a mailbox: "visit us at …". */
const notNames: ReadonlySet<string> = new Set(
  "us me it them him her more online visit look see website site web page store shop details available listed found information info now today here directly is are located based and or by via out nous moi nosotros package photos menu video brochure listing catalogue products order orders".split(
    " ",
  ),
);

export function findEmails(text: string, hosts: readonly Host[]): Contact[] {
  const found: Contact[] = [];
  let done = 0;
  for (const host of hosts) {
    const from = nameBefore(text, Math.max(done, host.from - 120), host);
    if (from === null) continue;
    found.push({ kind: "email", from, to: host.to });
    done = host.to;
  }
  done = 0;
  for (
    let sign = text.indexOf("@");
    sign >= 0;
    sign = text.indexOf("@", Math.max(sign + 1, done))
  ) {
    const contact = aroundSign(text, sign, done);
    if (!contact) continue;
    found.push(contact);
    done = contact.to;
  }
  if (/gmail|hotmail|icloud|protonmail|outlook|yahoo/.test(text))
    for (const { 0: all, 1: name, index } of text.matchAll(atProvider))
      // "She works at Yahoo" is not an address.
      if (!notNames.has(name!) && !/ at (?:outlook|yahoo)$/.test(all))
        found.push({ kind: "email", from: index, to: index + all.length });
  return found;
}

/** Checks the last letter first, which rules out most of a text. */
function mayEndInAt(text: string, end: number): boolean {
  let last = end - 1;
  while (last >= end - 4 && last > 0 && ` )]}>*"'|~_-`.includes(text[last]!)) last -= 1;
  return "@tael".includes(text[last] ?? " ");
}

function nameBefore(text: string, floor: number, host: Host): number | null {
  if (
    !mayEndInAt(text, host.from) ||
    !endsInAt.test(text.slice(Math.max(floor, host.from - 16), host.from))
  )
    return null;
  const before = text.slice(floor, host.from);
  const match = localBefore.exec(before);
  if (!match) return null;
  const [, name, sign] = match;
  if (notNames.has(name!)) return null;
  const ending = endingOf(text.slice(host.from, host.to));
  const isClear = /[@([{<*"'|~_-]|arroba|arobase/.test(sign!) && isEnding(ending);
  const isName =
    isClear ||
    host.isSpoken ||
    ((clearEndings.has(ending) || plausibleEndings.has(ending)) &&
      (/[\d._]/.test(name!) ||
        mailProviders.has(text.slice(host.from, host.to).split(".")[0]!) ||
        introduction.test(before.slice(Math.max(0, match.index - 24), match.index))));
  return isName ? floor + match.index : null;
}

const introduction =
  /(?:e-?mail|courriel|correo|write|escriba|ecrivez)(?: (?:to|me|us|a|is))?:? ?$/;

function aroundSign(text: string, sign: number, floor: number): Contact | null {
  const after = text.slice(sign + 1, sign + 260);
  const host = commaHost.exec(after)?.[0] ?? hostAfter.exec(after)?.[0];
  if (!host || !/[.,]|dot|point|punto/.test(host)) return null;
  const isKnown = isEnding(endingOf(host));
  if (!isKnown && (host.startsWith(" ") || !/^[^ ]+\.[a-z]{2,12}$/.test(host))) return null;
  const start = Math.max(floor, sign - 120);
  const match = localBefore.exec(text.slice(start, sign + 1));
  return match && { kind: "email", from: start + match.index, to: sign + 1 + host.length };
}

const endingOf = (host: string): string => /[a-z]*$/.exec(host.slice(-24))![0];
