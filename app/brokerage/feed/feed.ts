import { isPublicUrl } from "#app/platform/http/public-url.ts";

/** An unusual part of a feed is gone: more likely a mistake of the program that writes it than as many sales in a day. */
export const isUnusual = (missing: number, known: number): boolean =>
  missing > 3 && missing > known * 0.2;

const maxAddress = 1000;

export const checkFeedAddress = (text: string): string | null =>
  text.length <= maxAddress && isPublicUrl(text)
    ? null
    : "Enter the web address of the file, beginning with https://";
