import { publicHeaders } from "#app/shared/public-page.ts";

export const sitemapResponse = (body: string, type: "application/xml" | "text/plain") =>
  new Response(body, {
    headers: { ...publicHeaders, "content-type": `${type}; charset=utf-8` },
  });
