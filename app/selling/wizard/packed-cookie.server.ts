import { deflateRawSync, inflateRawSync } from "node:zlib";
import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";

/** Browsers accept 4,096 bytes per cookie, names and attributes included. */
const chunkLength = 3600;
const maxChunks = 3;
/** Of what is packed, and of what comes back. Deep nesting takes long to parse. */
const maxUnpacked = 64 * 1024;

/**
 * A small value that has to survive one redirect without JavaScript, in short-lived cookies: compressed, and in several pieces
 * where one is too small. Nothing secret belongs here; what comes back is checked like any form. Null if it does not fit.
 */
export function packCookies(
  appUrl: string,
  name: string,
  value: unknown,
  seconds: number,
): string[] | null {
  const json = JSON.stringify(value);
  if (json.length > maxUnpacked) return null;
  const packed = deflateRawSync(json).toString("base64url");
  const chunks = packed.match(new RegExp(`.{1,${chunkLength}}`, "g")) ?? [];
  if (chunks.length > maxChunks) return null;
  return [...chunks, ""]
    .slice(0, maxChunks)
    .map((chunk, index) =>
      makeCookie(appUrl, `${name}${index}`, chunk, chunk === "" ? 0 : seconds),
    );
}

/** Undefined where there is none, or none that we wrote. */
export function unpackCookies(headers: Headers, appUrl: string, name: string): unknown {
  let packed = "";
  for (let index = 0; index < maxChunks; index++) {
    const chunk = readCookie(headers, appUrl, `${name}${index}`);
    if (!chunk) break;
    packed += chunk;
  }
  if (packed === "") return undefined;
  try {
    const text = inflateRawSync(Buffer.from(packed, "base64url"), {
      maxOutputLength: maxUnpacked,
    }).toString();
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const dropCookies = (headers: Headers, appUrl: string, name: string): string[] =>
  Array.from({ length: maxChunks }, (_, index) => `${name}${index}`)
    .filter((chunk) => readCookie(headers, appUrl, chunk) !== null)
    .map((chunk) => makeCookie(appUrl, chunk, "", 0));
