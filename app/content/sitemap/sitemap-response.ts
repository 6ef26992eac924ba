import { publicHeaders } from "#app/shared/public-page.ts";

/** Cached like any public page (compressed, with an ETag) until a table that it was read from changes. */
export const sitemapResponse = (body: string, type: "application/xml" | "text/plain") =>
  new Response(body, {
    headers: { ...publicHeaders, "content-type": `${type}; charset=utf-8` },
  });
