/** Public text contains no phone number, email address or link: buyers reach the owner through the site. */
import { normalizeCapitals } from "./normalize-capitals.ts";
import {
  type Contact,
  type ContactKind,
  foldText,
  removeInvisible,
  toOriginal,
} from "./fold-text.ts";
import { findHosts } from "./find-hosts.ts";
import { removeContacts } from "./remove-contacts.ts";
import { findEmails } from "./find-emails.ts";
import { findLinks } from "./find-links.ts";
import { findPhones } from "./find-phones.ts";

export interface RemovedContact {
  kind: ContactKind;
  text: string;
}

export interface CleanText {
  text: string;
  removed: RemovedContact[];
  normalized: boolean;
}

export const cleanPublicText = (text: string): CleanText =>
  cleanUntilStable(text, normalizeCapitals);

/** Removing something may join two halves of a number. */
const maxPasses = 6;

export function cleanUntilStable(text: string, normalize: (text: string) => string): CleanText {
  const removed: RemovedContact[] = [];
  let clean = text;
  let normalized = false;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const visible = removeInvisible(clean);
    // A label that is left takes the next word for a name, pass after pass.
    const contacts = findContacts(visible, pass > 0);
    removed.push(
      ...contacts.map(({ kind, from, to }) => ({ kind, text: visible.slice(from, to) })),
    );
    const without = removeContacts(visible, contacts);
    const next = normalize(without);
    normalized ||= next !== without;
    if (next === clean) break;
    clean = next;
  }
  return { text: clean, removed, normalized };
}

function findContacts(text: string, withLabels: boolean): Contact[] {
  const folded = foldText(text);
  const hosts = findHosts(folded.text);
  const all = [
    ...findEmails(folded.text, hosts),
    ...findLinks(folded, hosts, withLabels),
    ...findPhones(folded.text),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  const merged: Contact[] = [];
  for (const contact of all) {
    const last = merged.at(-1);
    if (!last || contact.from >= last.to) merged.push({ ...contact });
    else last.to = Math.max(last.to, contact.to);
  }
  for (const contact of merged) Object.assign(contact, toOriginal(folded, contact));
  return merged;
}
