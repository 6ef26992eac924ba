import { and, eq } from "drizzle-orm";
import type { Context, Handler } from "hono";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import type { Services } from "#app/context.ts";
import { checkAccess, type ListingViewer } from "#app/listings/disclosure.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import {
  parseVideoKey,
  type Video,
  videoPlayerOrigins,
  videoPlayerUrl,
  videoProviderNames,
} from "./video.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

/**
 * `/videos/{id}`: a page that holds nothing but the player of YouTube or Vimeo, for a frame on the page of the business. Its own
 * policy allows that one player, so the policy of all other pages allows none.
 */
export function videoRoutes(services: Pick<Services, "db" | "env">): Handler {
  return async (c) => {
    const id = c.req.param("id");
    const { raw } = c.req;
    const { viewer } = raw.headers.has("cookie")
      ? await findViewer(services, raw)
      : { viewer: null };
    const video = isId(id) ? await findVideo(services.db, id, viewer, new Date()) : null;
    return video ? playerPage(c, video) : notFound(c);
  };
}

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });

/** The player needs scripts and its own storage; it may open the provider's page in a tab, and never replace ours. */
function playerPage(c: Context, video: Video): Response {
  const { provider } = video;
  const origin = videoPlayerOrigins[provider];
  // Ids hold letters, digits, hyphens and underscores only: nothing to escape but the ampersand.
  const src = videoPlayerUrl(video).replaceAll("&", "&amp;");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Video on ${videoProviderNames[provider]}</title></head><body style="margin:0;background:#000"><iframe src="${src}" title="Video on ${videoProviderNames[provider]}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></body></html>`;
  return c.html(html, 200, {
    "cache-control": "private, no-store",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": `default-src 'none'; frame-src ${origin}; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  });
}

/** The rule of the page of the business: hidden until a package is bought, and where the page itself is not shown. */
async function findVideo(
  db: Db,
  mediaId: string,
  viewer: ListingViewer,
  now: Date,
): Promise<Video | null> {
  const [row] = await db
    .select({
      key: listingMedia.storageKey,
      ownerId: listings.ownerId,
      status: listings.status,
      publishedAt: listings.publishedAt,
      expiresAt: listings.expiresAt,
      packageId: listings.packageId,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.id, mediaId), eq(listingMedia.kind, "video")));
  if (!row?.packageId) return null;
  const access = checkAccess(row, viewer, now);
  return access === "public" || access === "private" ? parseVideoKey(row.key) : null;
}
