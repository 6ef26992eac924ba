import { photoHref } from "#app/listings/media/photo.ts";
import type { OwnPhoto } from "./own-photo.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Photo } from "#app/ui/media/photo.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

/** The photos of a listing that is sold: they stay as they are. */
export function SoldPhotos({ photos }: { photos: OwnPhoto[] }) {
  return (
    <TitledSection id="photos" title="Photos">
      <Banner>This business is sold, so its photos can no longer be changed.</Banner>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {photos.map(({ id, alt, caption }, index) => (
          <li key={id}>
            <Photo
              src={photoHref(id, 400)}
              alt={alt || caption || `Photo ${index + 1}`}
              className="rounded-surface"
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
