import type { ShownPhoto } from "#app/listings/disclosure.ts";
import { photoHref } from "#app/listings/media/photo.ts";

type QueuePhoto = Pick<ShownPhoto, "mediaId" | "alt">;

export function QueuePhotos({ photos }: { photos: readonly QueuePhoto[] }) {
  if (photos.length === 0) return <p className="text-sm text-ink-2">There are no photos.</p>;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
      {photos.map(({ mediaId, alt }) => (
        <li key={mediaId}>
          <a href={photoHref(mediaId, 1200)} target="_blank" rel="noreferrer">
            <img
              src={photoHref(mediaId, 400)}
              alt={alt || "Photo without a description"}
              className="aspect-3/2 w-full rounded-control bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
