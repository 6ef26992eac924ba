import { useEffect, useRef, useState } from "react";
import { maxPhotos } from "#app/listings/listing.ts";
import { mediaPath } from "#app/listings/media/listing-media.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { MediaSection, ReturnTo } from "#app/listings/media/section-form.tsx";
import { UploadForm } from "#app/listings/media/upload-form.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Photo } from "#app/ui/media/photo.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { moveStep } from "#app/shared/order.ts";
import type { OwnPhoto } from "./own-photo.ts";
import { PhotoCard, type PhotoIntent } from "./photo-card.tsx";
import { useMediaChanges, useOrder } from "#app/listings/media/use-media-changes.tsx";

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
  const { ordered, arrange } = useOrder(photos, (given) => change({ intent: "order", ids: given }));
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const ids = ordered.map(({ id }) => id);
  const back = <ReturnTo address={address} section="photos" path={returnTo} />;

  /** The pressed button, which loses the focus whenever its photo moves. */
  const pressed = useRef<{ id: string; intent: string } | null>(null);
  const orderKey = ids.join();
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { id, intent } = pressed.current;
    section.current?.querySelector<HTMLElement>(`#photo-${id} [value="${intent}"]`)?.focus();
  }, [orderKey]);

  const move = async (id: string, intent: "earlier" | "later") => {
    const next = moveStep(ids, id, intent === "earlier" ? -1 : 1);
    if (next.join() === orderKey)
      return setSaid(intent === "earlier" ? "It is the first photo." : "It is the last photo.");
    pressed.current = { id, intent };
    setSaid(`Moved. It is photo ${next.indexOf(id) + 1} of ${ids.length} now.`);
    const { ok, message } = await arrange(next);
    if (!ok) setSaid(message);
  };
  const dropOn = (target: string) => {
    if (!dragged || dragged === target) return;
    const next = ids.filter((id) => id !== dragged);
    next.splice(ids.indexOf(target), 0, dragged);
    void arrange(next).then(({ ok, message }) => !ok && setSaid(message));
  };
  const act = async (photoId: string, intent: PhotoIntent) => {
    if (intent === "earlier" || intent === "later") return move(photoId, intent);
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
        listingId={listingId}
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
