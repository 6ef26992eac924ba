import { useRef, useState } from "react";
import { maxPhotos } from "#app/listings/listing.ts";
import { mediaPath } from "#app/listings/media/listing-media.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { MediaSection, ReturnTo } from "#app/listings/media/section-form.tsx";
import { UploadForm } from "#app/listings/media/upload-form.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Photo } from "#app/ui/media/photo.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import type { OwnPhoto } from "./own-photo.ts";
import { PhotoCard, type PhotoIntent } from "./photo-card.tsx";
import { useMediaChanges } from "#app/listings/media/use-media-changes.tsx";
import { useMoves } from "#app/listings/media/use-moves.tsx";

interface PhotoSectionProps {
  listingId: string;
  photos: OwnPhoto[];
  /** Where the forms return to without JavaScript, if not to the current page. */
  returnTo?: string | undefined;
  isAdministrator?: boolean;
}

export function PhotoSection({
  listingId,
  photos,
  returnTo,
  isAdministrator = false,
}: PhotoSectionProps) {
  const address = mediaPath(listingId, "photos", isAdministrator);
  const change = useMediaChanges(address);
  const [said, setSaid] = useState("");
  const section = useRef<HTMLElement>(null);
  const { ordered, move, dragged, setDragged, dropOn } = useMoves({
    items: photos,
    noun: "photo",
    save: (ids) => change({ intent: "order", ids }),
    list: section,
    buttonOf: (id, step) => `#photo-${id} [value="${step < 0 ? "earlier" : "later"}"]`,
    say: setSaid,
  });
  const back = <ReturnTo address={address} section="photos" path={returnTo} />;

  const act = async (photoId: string, intent: PhotoIntent) => {
    if (intent === "earlier" || intent === "later")
      return move(photoId, intent === "earlier" ? -1 : 1);
    const { ok, message } = await change({ intent, photoId });
    const done = intent === "delete" ? "The photo was deleted." : "It is the cover photo now.";
    setSaid(ok ? done : message);
    if (intent === "delete") section.current?.querySelector<HTMLElement>("h2, h3")?.focus();
  };

  return (
    <MediaSection
      ref={section}
      id="photos"
      title="Photos"
      count={{ of: photos.length, most: maxPhotos }}
    >
      <p className="max-w-prose text-ink-2">
        {isAdministrator
          ? "The cover photo comes first on the page and in search results. The owner is notified when you delete a photo."
          : "Show what a buyer would see on a first visit: the front, the inside, the equipment. The cover photo comes first, on your page and in search results."}
      </p>
      <UploadForm
        kind="photo"
        scope={listingId}
        address={address}
        count={photos.length}
        onAttached={(name) => setSaid(`${name} was added.`)}
      >
        {back}
      </UploadForm>
      <p role="status" className="sr-only">
        {said}
      </p>
      {ordered.length > 0 && (
        <ol className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {ordered.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={{ number: index + 1, count: ordered.length }}
              address={address}
              returnTo={back}
              isDragged={dragged === photo.id}
              change={change}
              onAct={(intent) => void act(photo.id, intent)}
              onDrag={setDragged}
              onDropHere={() => dropOn(photo.id)}
            />
          ))}
        </ol>
      )}
    </MediaSection>
  );
}

export const SoldPhotos = ({ photos }: { photos: OwnPhoto[] }) => (
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
