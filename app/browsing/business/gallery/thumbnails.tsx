import { useEffect, useRef } from "react";
import { photoHref } from "#app/listings/media/photo.ts";
import { Photo } from "#app/ui/media/photo.tsx";

export interface GalleryPhoto {
  mediaId: string;
  alt: string;
  caption?: string;
  placeholder?: string;
}

interface ThumbnailsProps {
  photos: GalleryPhoto[];
  index: number;
  onChoose: (index: number) => void;
}

/** Anchor links to the photos of the strip, so that they work without JavaScript. */
export function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: list } = row;
    const chosen = list?.children[index];
    if (!list || !(chosen instanceof HTMLElement)) return;
    const middle = chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2;
    list.scrollTo({ left: middle, behavior: "smooth" });
  }, [index]);
  return (
    <ol
      ref={row}
      aria-label="All photos"
      className="no-print relative mt-3 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {photos.map((photo, at) => (
        <li key={photo.mediaId} className="w-22 shrink-0 md:w-28">
          <a
            href={`#photo-${at + 1}`}
            aria-current={at === index ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(at);
            }}
            className="block rounded-control aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-accent"
          >
            <span className="sr-only">
              Photo {at + 1} of {photos.length}
            </span>
            <Photo
              src={photoHref(photo.mediaId, 200)}
              alt=""
              fallback="N/A"
              className={`rounded-control [&_img]:transition-opacity [&_img]:duration-120 hover:[&_img]:opacity-100 ${at === index ? "" : "[&_img]:opacity-65"}`}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}
