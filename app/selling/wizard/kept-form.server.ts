import { z } from "zod";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import { type FieldName, isFieldName } from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";

const keepSeconds = 30 * 60;
const flashSeconds = 60;

const keptSchema = z.object({
  owner: z.string(),
  draft: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
});

interface KeptForm {
  /** The user whose form it was: nobody else who signs in here sees it. */
  owner: string;
  draft: string | null;
  texts: FieldTexts;
}

/** Input submitted after the session ended, kept until the next sign-in. The longest text is dropped if not all fits. */
export function keepForm(appUrl: string, kept: KeptForm): string[] {
  const texts = Object.entries(kept.texts)
    .filter(([, text]) => text !== "")
    .toSorted(([, one], [, other]) => one.length - other.length);
  for (let count = texts.length; count > 0; count--) {
    const part = { ...kept, texts: Object.fromEntries(texts.slice(0, count)) };
    const cookies = packCookies(appUrl, "sell-form", part, keepSeconds);
    if (cookies) return cookies;
  }
  return [];
}

export function takeKeptForm(
  headers: Headers,
  appUrl: string,
  { owner, draft }: Omit<KeptForm, "texts">,
): { texts: FieldTexts; cookies: string[] } {
  const parsed = keptSchema.safeParse(unpackCookies(headers, appUrl, "sell-form"));
  if (!parsed.success || parsed.data.owner !== owner || parsed.data.draft !== draft)
    return { texts: {}, cookies: [] };
  const texts = Object.fromEntries(
    Object.entries(parsed.data.texts).filter(([name]) => isFieldName(name)),
  );
  return { texts, cookies: dropCookies(headers, appUrl, "sell-form") };
}

export const flashNotices = (appUrl: string, notices: TextNotice[]): string[] =>
  notices.length > 0 ? (packCookies(appUrl, "sell-notices", notices, flashSeconds) ?? []) : [];

const noticesSchema = z.array(
  z.object({
    field: z.custom<FieldName>((text) => typeof text === "string" && isFieldName(text)),
    removed: z.array(z.object({ kind: z.enum(["phone", "email", "link"]), text: z.string() })),
    normalized: z.boolean(),
  }),
);

export function takeNotices(
  headers: Headers,
  appUrl: string,
): { notices: TextNotice[]; cookies: string[] } {
  const parsed = noticesSchema.safeParse(unpackCookies(headers, appUrl, "sell-notices"));
  return {
    notices: parsed.success ? parsed.data : [],
    cookies: dropCookies(headers, appUrl, "sell-notices"),
  };
}

/** Browsers accept 4,096 bytes per cookie, names and attributes included. */
const chunkLength = 3600;
const maxChunks = 3;
/** Limits for packing and unpacking. Deep nesting takes long to parse. */
const maxUnpacked = 64 * 1024;

/** Survives one redirect without JavaScript, in short-lived cookies. It is validated like any form. */
function packCookies(
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

function unpackCookies(headers: Headers, appUrl: string, name: string): unknown {
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

const dropCookies = (headers: Headers, appUrl: string, name: string): string[] =>
  Array.from({ length: maxChunks }, (_, index) => `${name}${index}`)
    .filter((chunk) => readCookie(headers, appUrl, chunk) !== null)
    .map((chunk) => makeCookie(appUrl, chunk, "", 0));
