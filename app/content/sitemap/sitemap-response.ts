import { publicPage } from "#app/shared/public-page.ts";

/** Cached by the page cache like any public page (compressed, with an ETag) until one of these tables changes. */
export const sitemapResponse = (
  body: string,
  type: "application/xml" | "text/plain",
  tables: string[],
) =>
  new Response(body, {
    headers: { ...publicPage(...tables)({}), "content-type": `${type}; charset=utf-8` },
  });
