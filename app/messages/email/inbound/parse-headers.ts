import type { EmailHeader } from "./inbound-email.ts";

/** The headers of an email as they are in its source. */
export const parseHeaderLines = (source: string): EmailHeader[] =>
  source
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0
        ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const]
        : [];
    });

/** JSON from outside: null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A Message-ID without its brackets. */
export const bareMessageId = (header: string | null): string | null =>
  header?.trim().replace(/^<|>$/g, "") || null;

/** The domains whose DKIM signatures an email carries. */
export const dkimDomains = (headers: readonly EmailHeader[]): string[] =>
  headers
    .filter(([name]) => name.toLowerCase() === "dkim-signature")
    .flatMap(([, value]) => /(?:^|;)\s*d=\s*([^\s;]+)/i.exec(value)?.[1] ?? []);
