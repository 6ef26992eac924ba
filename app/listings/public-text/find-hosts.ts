import type { Span } from "./fold-text.ts";
import { spokenEndings } from "./top-level-domains.ts";

export interface Host extends Span {
  isSpoken: boolean;
}

// Every repetition is bounded, or starts where the previous one cannot: no input makes these slow.
export const label = "[a-z0-9][a-z0-9_-]{0,62}";
const spokenDot =
  "(?: {1,2}(?:dot|point|punto) {1,2}| ?[([{<*\"'|~_-] ?(?:dot|point|punto) ?[)\\]}>*\"'|~_-] ?| ?[([{<] ?\\. ?[)\\]}>] ?| {1,2}\\. {0,2}|\\. {1,2}(?=(?:com|ca|org|mx)(?![a-z0-9])))";
export const anyDot = `(?:\\.|${spokenDot})`;

const written = /(?<![a-z0-9@_.-])[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)+/g;
const spoken = new RegExp(
  `(?<![a-z0-9_.-])${label}(?:${anyDot}${label}){0,2}?${spokenDot}(?:${spokenEndings})(?:${anyDot}(?:ca|mx|com))?(?![a-z0-9'-])`,
  "g",
);
/** Anything longer is not a host name. */
const longestHost = 253;

export function findHosts(text: string): Host[] {
  const hosts: Host[] = [];
  if (text.includes("."))
    for (const { 0: host, index } of text.matchAll(written))
      if (host.length <= longestHost)
        hosts.push({ from: index, to: index + withoutTail(host).length, isSpoken: false });
  if (/dot|point|punto|[ ([{<]\.|\. /.test(text))
    for (const { 0: host, index } of text.matchAll(spoken))
      hosts.push({ from: index, to: index + host.length, isSpoken: true });
  return hosts.sort((a, b) => a.from - b.from);
}

const withoutTail = (host: string): string => host.replace(/[._-]+$/, "");

export function endOfPath(text: string, end: number): number {
  const path = /^(?::\d{2,5})?(?:[/?#][^\s<>"]*)?/.exec(text.slice(end, end + 2000))![0];
  if (path) return end + withoutPunctuation(path).length;
  const spokenPath = /^(?: {1,2}(?:slash|barra|diagonal) {1,2}[a-z0-9_-]{1,60}){1,3}/.exec(
    text.slice(end, end + 200),
  );
  return end + (spokenPath?.[0].length ?? 0);
}

/** Punctuation at the end of a URL belongs to the sentence. */
export const withoutPunctuation = (url: string): string =>
  url.replace(/[.,;:!?)\]}'"*_]{1,20}$/, "");
