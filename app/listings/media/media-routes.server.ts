import { and, eq, sql } from "drizzle-orm";
import type { Context, Handler } from "hono";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import type { Services } from "#app/context.ts";
import { canSee, checkAccess, isInsider, type ListingViewer } from "#app/listings/disclosure.ts";
import { isInAudience } from "#app/listings/audience.ts";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "./media.table.ts";
import {
  chooseFormat,
  formatOf,
  photoContentType,
  type PhotoFormat,
  photoKey,
  photoWidths,
} from "./photo.ts";
import { isId } from "#app/platform/db/id.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import {
  parseVideoKey,
  type Video,
  videoPlayerOrigins,
  videoPlayerUrl,
  videoProviderNames,
} from "./video/video.ts";
import type { Db } from "#app/platform/db/db.ts";
import { guardColumns, managerColumns } from "#app/listings/public-listing.server.ts";
import { pick } from "#app/platform/db/pick.ts";

const nameShape = /^(\d{3,4})(?:\.([a-z]{3,4}))?$/;

/** `/media/{id}/{width}`: in the best format that the browser accepts, or that of the extension. Private photos are 404. */
export function mediaRoutes(services: Services): Handler {
  const { photoCache, files } = services;
  return async (c) => {
    const [, digits, extension] = nameShape.exec(c.req.param("name") ?? "") ?? [];
    const width = photoWidths.find((known) => known === Number(digits));
    const id = c.req.param("id");
    const now = new Date();
    const photo = isId(id) && width ? await findPhoto(photoCache, id, now) : null;
    const mayBeSeen =
      photo?.isPublic || (photo && (await isForThem(services, c.req.raw, photo, now)));
    const format = photo && findFormat(photo.formats, extension, c.req.header("accept"));
    if (!mayBeSeen || !format || !width) return notFound(c);
    const etag = `"${photo.storageKey}-${width}-${format}"`;
    if (photo.isPublic && c.req.header("if-none-match") === etag)
      return c.body(null, 304, { etag, vary });
    const file = await files.get(photoKey(photo.storageKey, width, format));
    if (!file) return notFound(c);
    return c.body(file.body, 200, {
      "content-type": photoContentType(format),
      "content-length": String(file.size),
      // Not longer: the owner may mark it as revealing.
      "cache-control": photo.isPublic ? "public, max-age=3600" : "private, no-store",
      vary,
      ...(photo.isPublic && { etag }),
    });
  };
}

const vary = "Accept";

function findFormat(
  stored: readonly PhotoFormat[],
  extension: string | undefined,
  accept: string | undefined,
): PhotoFormat | undefined {
  if (extension === undefined) return chooseFormat(stored, accept);
  const named = formatOf(extension);
  return named && stored.includes(named) ? named : undefined;
}

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });

type FoundPhoto = NonNullable<Awaited<ReturnType<typeof findPhoto>>>;

/** Asked each time: a confidential photo is gone as soon as access is revoked or the business is sold. */
async function isForThem(
  services: Services,
  request: Request,
  { listingId, isShown, isForEveryone, ...photo }: FoundPhoto,
  now: Date,
): Promise<boolean> {
  if (isForEveryone) return true;
  if (!request.headers.has("cookie")) return false;
  const { viewer } = await findViewer(services, request);
  if (!viewer || !isShown) return isInsider(photo, viewer);
  const [listing] = await services.db
    .select({ ...guardColumns(sql`${viewer.id}::uuid`, now), photosFor: listings.photosFor })
    .from(listings)
    .where(eq(listings.id, listingId));
  return listing !== undefined && canSee(listing.photosFor, listing, viewer);
}

/** Cached: every card needs it, and a page of photos would take thirty queries. */
const photoById = prepareOnce((db) =>
  db
    .select({
      ...pick(listingMedia, "listingId", "storageKey", "formats", "revealing"),
      ...managerColumns,
      status: listings.status,
      confidential: listings.confidential,
      expiresAt: listings.expiresAt,
      isPackageBought: sql<boolean>`${listings.packageId} is not null`,
      photosFor: listings.photosFor,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.id, sql.placeholder("id")), eq(listingMedia.kind, "photo")))
    .prepare("photo_by_id"),
);

async function findPhoto(photoCache: QueryCache, id: string, now: Date) {
  const [photo] = await photoCache.get(id, (db) => photoById(db).execute({ id }));
  if (!photo) return null;
  const { listingId, storageKey, formats, ownerId, brokerId, revealing } = photo;
  const isShown = isPublic(photo, now) || photo.status === "sold";
  return {
    listingId,
    storageKey,
    formats,
    ownerId,
    brokerId,
    isShown,
    /** May be kept by browsers and proxies. A revealing one must disappear with the sale. */
    isPublic: isShown && !revealing && !photo.confidential,
    isForEveryone: isShown && isInAudience(photo.photosFor, { ...photo, grant: "none" }, null),
  };
}

/** `/videos/{id}`: only a player, for a frame. Its own policy allows that player, so other pages' policies allow none. */
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

/** The player needs scripts and its own storage; it may open the provider's page in a tab, but never replace ours. */
function playerPage(c: Context, video: Video): Response {
  const { provider } = video;
  const origin = videoPlayerOrigins[provider];
  // Ids contain only letters, digits, hyphens and underscores: only the ampersand needs escaping.
  const src = videoPlayerUrl(video).replaceAll("&", "&amp;");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Video on ${videoProviderNames[provider]}</title></head><body style="margin:0;background:#000"><iframe src="${src}" title="Video on ${videoProviderNames[provider]}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></body></html>`;
  return c.html(html, 200, {
    "cache-control": "private, no-store",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": `default-src 'none'; frame-src ${origin}; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  });
}

async function findVideo(
  db: Db,
  mediaId: string,
  viewer: ListingViewer,
  now: Date,
): Promise<Video | null> {
  const [row] = await db
    .select({
      key: listingMedia.storageKey,
      ...guardColumns(sql`${viewer?.id ?? null}::uuid`, now),
      videoFor: listings.videoFor,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.id, mediaId), eq(listingMedia.kind, "video")));
  if (!row?.isPackageBought) return null;
  const access = checkAccess(row, viewer, now);
  const mayOpenPage = access === "public" || access === "private";
  return mayOpenPage && canSee(row.videoFor, row, viewer) ? parseVideoKey(row.key) : null;
}
