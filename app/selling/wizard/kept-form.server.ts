import { z } from "zod";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import { type FieldName, isFieldName } from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { dropCookies, packCookies, unpackCookies } from "./packed-cookie.server.ts";

const keepSeconds = 30 * 60;
const flashSeconds = 60;

const keptSchema = z.object({
  owner: z.string(),
  draft: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
});

interface KeptForm {
  /** Whose form it was: nobody else who signs in here sees it. */
  owner: string;
  draft: string | null;
  texts: FieldTexts;
}

/** What was typed while the session had ended, until the person has signed in again. The longest text goes where not all fits. */
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

/** The texts of this person's form, and the cookies that forget them. */
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

/** What was removed from a text, to be read on the page that follows. */
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
