import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { maxPhotos } from "#app/listings/listing.ts";
import { movePhoto, type OwnPhoto, photosPath } from "./own-photo.ts";
import { PhotoCard } from "./photo-card.tsx";
import { explainProblem } from "./photo-problems.ts";
import { usePhotoChanges, usePhotoOrder } from "./use-photo-changes.tsx";
import { FilePicker } from "#app/platform/uploads/file-picker.tsx";
import { maxUploadBytes, showableFileName } from "#app/platform/uploads/upload.ts";
import { UploadList } from "#app/platform/uploads/upload-list.tsx";
import { useUploads } from "#app/platform/uploads/use-uploads.tsx";
import { Button } from "#app/ui/actions/button.tsx";

interface PhotoSectionProps {
  listingId: string;
  photos: OwnPhoto[];
  /** Where the forms lead back to without JavaScript. */
  returnTo?: string | undefined;
  /** An administrator changes them in the owner's place. */
  isAdministrator?: boolean;
}

/** HEIC is left out on purpose: an iPhone then converts its photos to JPEG before it hands them over. */
const photoAccept = "image/jpeg,image/png,image/gif,image/tiff,image/bmp,image/webp,image/avif";

/** What the server would refuse anyway, before it is sent. The content is checked there. */
function checkPhotoFile({ name, size, type }: File): string | null {
  const shown = showableFileName(name);
  if (size === 0) return explainProblem("empty", shown);
  if (size > maxUploadBytes.photo) return explainProblem("too-large", shown);
  return type === "image/heic" || type === "image/heif" ? explainProblem("heic", shown) : null;
}

/** The photos of a listing for its owner: adding, ordering, describing and deleting them. It can stand on any page. */
export function PhotoSection({
  listingId,
  photos,
  returnTo,
  isAdministrator = false,
}: PhotoSectionProps) {
  const address = photosPath(listingId, isAdministrator);
  const { revalidate } = useRevalidator();
  const { change, attach } = usePhotoChanges(address);
  const { ordered, arrange } = usePhotoOrder(photos, change);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const uploads = useUploads("photo", listingId, {
    check: checkPhotoFile,
    attach,
    onAttached(name) {
      setSaid(`${name} was added.`);
      void revalidate();
    },
  });
  const ids = ordered.map(({ id }) => id);

  /** The button that was pressed, which the browser forgets whenever its photo changes places. */
  const pressed = useRef<{ id: string; intent: string } | null>(null);
  const orderKey = ids.join();
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { id, intent } = pressed.current;
    section.current?.querySelector<HTMLElement>(`#photo-${id} [value="${intent}"]`)?.focus();
  }, [orderKey]);

  const move = async (id: string, intent: "earlier" | "later") => {
    const next = movePhoto(ids, id, intent === "earlier" ? -1 : 1);
    const place = next.indexOf(id) + 1;
    if (next.join() === orderKey)
      return setSaid(intent === "earlier" ? "It is the first photo." : "It is the last photo.");
    pressed.current = { id, intent };
    setSaid(`Moved. It is photo ${place} of ${ids.length} now.`);
    const result = await arrange(next);
    if (!result.ok) setSaid(result.message);
  };
  const dropOn = (target: string) => {
    if (!dragged || dragged === target) return;
    const next = ids.filter((id) => id !== dragged);
    next.splice(ids.indexOf(target), 0, dragged);
    void arrange(next).then((result) => !result.ok && setSaid(result.message));
  };
  const remove = async (id: string) => {
    const result = await change({ intent: "delete", photoId: id });
    setSaid(result.ok ? "The photo was deleted." : result.message);
    section.current?.querySelector<HTMLElement>("h2, h3")?.focus();
  };
  const makeCover = async (id: string) => {
    const result = await change({ intent: "cover", photoId: id });
    setSaid(result.ok ? "It is the cover photo now." : result.message);
  };

  return (
    <section
      ref={section}
      id="photos"
      aria-labelledby="photos-title"
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id="photos-title"
          tabIndex={-1}
          className="font-serif text-2xl font-medium tracking-tight outline-none"
        >
          Photos
        </h2>
        <p className="figures text-sm text-ink-2">
          <span aria-hidden="true">{`${photos.length}/${maxPhotos}`}</span>
          <span className="sr-only">{`${photos.length} of ${maxPhotos} photos`}</span>
        </p>
      </div>
      <p className="max-w-prose text-ink-2">
        {isAdministrator
          ? "The cover photo comes first, on the page and in search results. The owner is told when you delete a photo."
          : "Show what a buyer would see on a first visit: the front, the inside, the equipment. The cover photo comes first, on your page and in search results."}
      </p>
      {photos.length < maxPhotos ? (
        <form method="post" action={address} encType="multipart/form-data">
          <ReturnTo path={returnTo} />
          <FilePicker
            name="photos"
            label="Choose photos"
            dropHint="or drag them here"
            camera="Take a photo"
            accept={photoAccept}
            hint="JPEG, PNG, GIF, TIFF, BMP, WebP or AVIF, up to 10 MB each."
            onFiles={uploads.add}
          />
          <noscript>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button name="intent" value="add">
                Upload
              </Button>
              <p className="text-sm text-ink-2">Up to 32 MB at a time.</p>
            </div>
          </noscript>
        </form>
      ) : (
        <p className="rounded-surface bg-sunken px-4 py-3 text-sm text-ink-2">
          {`There are ${maxPhotos} photos, as many as a listing can have. Delete one to add another.`}
        </p>
      )}
      <UploadList items={uploads.items} onRetry={uploads.retry} onCancel={uploads.cancel} />
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
              returnTo={<ReturnTo path={returnTo} />}
              isDragged={dragged === photo.id}
              change={change}
              onMove={(intent) => void move(photo.id, intent)}
              onCover={() => void makeCover(photo.id)}
              onDelete={() => void remove(photo.id)}
              onDrag={setDragged}
              onDropHere={() => dropOn(photo.id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const ReturnTo = ({ path }: { path: string | undefined }) =>
  path ? <input type="hidden" name="returnTo" value={path} /> : null;
