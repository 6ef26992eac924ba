import { publicPage } from "#app/shared/public-page.ts";

/** Kept by the page cache like any public page: compressed, with a tag, until one of these tables changes. */
export const sitemapResponse = (
  body: string,
  type: "application/xml" | "text/plain",
  tables: string[],
) =>
  new Response(body, {
    headers: { ...publicPage(...tables)({}), "content-type": `${type}; charset=utf-8` },
  });
