import type { Span } from "./fold-text.ts";
import { shortenSentence } from "./shorten-sentence.ts";
import { splitSentences } from "./split-sentences.ts";

/** Removes these spans. Sentences that contained one are shortened so that they read well; others stay unchanged. */
export function removeContacts(text: string, contacts: readonly Span[]): string {
  if (contacts.length === 0) return text;
  const kept: string[] = [];
  let next = 0;
  for (const { from, to } of splitSentences(text, contacts)) {
    const pieces: string[] = [];
    let start = from;
    for (; next < contacts.length && contacts[next]!.from < to; next += 1) {
      pieces.push(text.slice(start, contacts[next]!.from));
      start = contacts[next]!.to;
    }
    const last = text.slice(start, to);
    if (pieces.length === 0) {
      kept.push(last);
      continue;
    }
    const space = /\s*$/.exec(last.slice(-40))![0];
    const sentence = shortenSentence([...pieces, last.trimEnd()]);
    if (sentence) kept.push(sentence, space);
    else if (space.includes("\n")) endLine(kept, space);
  }
  return kept.join("").trim();
}

function endLine(kept: string[], space: string): void {
  const last = kept.pop();
  if (last === undefined) return;
  if (/\n\s{0,40}$/.test(last.slice(-41))) kept.push(last);
  else kept.push(last.trimEnd(), space);
}
