import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { asc, inArray } from "drizzle-orm";
import type { Route } from "./+types/photos-zip.route.ts";
import { getDelivered } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import { type Services, servicesContext } from "#app/context.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { chooseFormat, photoKey } from "#app/listings/media/photo.ts";
import { writeZip, type ZipEntry } from "#app/platform/files/write-zip.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const business = await getDelivered(services.db, id, new Date());
  if (business.photos.length === 0) return notFound();
  const shown = business.photos.map(({ mediaId }) => mediaId);
  return new Response(
    Readable.toWeb(
      Readable.from(writeZip(readPhotos(services, shown))),
    ) as ReadableStream<Uint8Array>,
    {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="photos-${business.id.slice(-8)}.zip"`,
        "cache-control": "no-store",
      },
    },
  );
}

async function* readPhotos(
  { db, files }: Pick<Services, "db" | "files">,
  shown: readonly string[],
): AsyncGenerator<ZipEntry> {
  const photos = await db
    .select({ storageKey: listingMedia.storageKey, formats: listingMedia.formats })
    .from(listingMedia)
    .where(inArray(listingMedia.id, [...shown]))
    .orderBy(asc(listingMedia.position));
  for (const [place, { storageKey, formats }] of photos.entries()) {
    const key = photoKey(storageKey, 1200, chooseFormat(formats, undefined));
    const file = await files.get(key);
    if (!file) continue;
    const name = `${String(place + 1).padStart(2, "0")}${key.slice(key.lastIndexOf("."))}`;
    yield { name, bytes: await buffer(file.body) };
  }
}
