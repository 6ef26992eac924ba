import { and, eq, sql } from "drizzle-orm";
import type { Context, Handler } from "hono";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import type { Services } from "#app/context.ts";
import { isInsider } from "#app/listings/disclosure.ts";
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

const nameShape = /^(\d{3,4})(?:\.([a-z]{3,4}))?$/;

/**
 * `/media/{id}/{width}`: a photo of a public listing, in the best format that the browser names; with `.avif`, `.webp` or `.jpg`
 * in exactly that one. Photos of other listings are served only to the owner and to administrators. Anything else is 404.
 */
export function mediaRoutes(services: Services): Handler {
  const { photoCache, files } = services;
  return async (c) => {
    const [, digits, extension] = nameShape.exec(c.req.param("name") ?? "") ?? [];
    const width = photoWidths.find((known) => known === Number(digits));
    const id = c.req.param("id");
    const photo = isId(id) && width ? await findPhoto(photoCache, id, new Date()) : null;
    const mayBeSeen =
      photo?.isPublic || (photo && (await isAskedByInsider(services, c.req.raw, photo)));
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
      "cache-control": photo.isPublic
        ? "public, max-age=3600, stale-while-revalidate=86400"
        : "private, no-store",
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

async function isAskedByInsider(
  services: Services,
  request: Request,
  photo: { ownerId: string },
): Promise<boolean> {
  if (!request.headers.has("cookie")) return false;
  const { viewer } = await findViewer(services, request);
  return isInsider(photo, viewer);
}

/** Cached: every card needs it, and a page of photos would be thirty queries. */
const photoById = prepareOnce((db) =>
  db
    .select({
      storageKey: listingMedia.storageKey,
      formats: listingMedia.formats,
      revealing: listingMedia.revealing,
      ownerId: listings.ownerId,
      status: listings.status,
      expiresAt: listings.expiresAt,
      packageId: listings.packageId,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.id, sql.placeholder("id")), eq(listingMedia.kind, "photo")))
    .prepare("photo_by_id"),
);

async function findPhoto(photoCache: QueryCache, id: string, now: Date) {
  const [photo] = await photoCache.get(id, (db) => photoById(db).execute({ id }));
  if (!photo) return null;
  const { storageKey, formats, ownerId } = photo;
  const shown = isPublic(photo, now) || photo.status === "sold";
  const open = !photo.revealing || photo.packageId !== null;
  return { storageKey, formats, ownerId, isPublic: shown && open };
}
