import type { DragEvent, ReactNode, SubmitEvent } from "react";
import { photoHref } from "#app/listings/media/photo.ts";
import { maxAltLength, maxCaptionLength, type OwnPhoto } from "./own-photo.ts";
import { PhotoLine, RevealingBox } from "./photo-line.tsx";
import type { SendChange } from "#app/listings/media/use-media-changes.tsx";
import { badgeClass } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Photo } from "#app/ui/media/photo.tsx";

export type PhotoIntent = "earlier" | "later" | "cover" | "delete";

interface PhotoCardProps {
  photo: OwnPhoto;
  place: { number: number; count: number };
  address: string;
  returnTo: ReactNode;
  isDragged: boolean;
  change: SendChange;
  onAct: (intent: PhotoIntent) => void;
  onDrag: (id: string | null) => void;
  onDropHere: () => void;
}

export function PhotoCard({
  photo,
  place: { number, count },
  address,
  returnTo,
  isDragged,
  change,
  onAct,
  onDrag,
  onDropHere,
}: PhotoCardProps) {
  const { id, caption, alt, featured, revealing, placeholder } = photo;
  const hidden = (
    <>
      <input type="hidden" name="photoId" value={id} />
      {returnTo}
    </>
  );
  const form = { method: "post", action: address } as const;
  const act = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (button) onAct(button.value as PhotoIntent);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) event.preventDefault();
  };
  const describe = (fields: Record<string, string>) =>
    change({ intent: "describe", photoId: id, ...fields });

  return (
    // For pointers only: keyboards use the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={`photo-${id}`}
      onDragOver={onDragOver}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        onDropHere();
      }}
      className={`min-w-0 transition-opacity duration-120 ${isDragged ? "opacity-40" : ""}`}
    >
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{`Photo ${number} of ${count}${featured ? ", the cover" : ""}`}</legend>
        <div
          draggable={count > 1}
          onDragStart={(event) => {
            // Firefox needs data for a drag.
            event.dataTransfer.setData("text/plain", id);
            event.dataTransfer.effectAllowed = "move";
            onDrag(id);
          }}
          onDragEnd={() => onDrag(null)}
          // The browser treats a dragged image as a file.
          className={
            count > 1 ? "cursor-grab active:cursor-grabbing [&_img]:pointer-events-none" : ""
          }
        >
          <Photo
            src={photoHref(id, 400)}
            srcSet={`${photoHref(id, 400)} 400w, ${photoHref(id, 800)} 800w`}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
            alt={alt || caption || `Photo ${number}`}
            placeholder={placeholder}
            className="rounded-surface"
          >
            <span className="absolute top-3 left-3 flex gap-1.5">
              {featured && <span className={badgeClass("accent")}>Cover</span>}
              {revealing && (
                <span className={badgeClass("warning")}>
                  <Icon name="lock-keyhole" className="size-3.5" />
                  Hidden
                </span>
              )}
            </span>
          </Photo>
        </div>
        <div className="-mx-1 -mt-1 flex items-center gap-1">
          <form {...form} onSubmit={act} className="contents">
            {hidden}
            {(["earlier", "later"] as const).map((intent) => (
              <IconButton
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                label={`Move photo ${number} ${intent}`}
                aria-disabled={number === (intent === "earlier" ? 1 : count) || undefined}
                icon={<Icon name={intent === "earlier" ? "chevron-left" : "chevron-right"} />}
                className="aria-disabled:text-ink-3/50"
              />
            ))}
            {!featured && !revealing && (
              <Button variant="quiet" size="sm" name="intent" value="cover">
                Make cover<span className="sr-only"> (photo {number})</span>
              </Button>
            )}
          </form>
          <IconButton
            label={`Delete photo ${number}`}
            icon={<Icon name="trash-2" />}
            popoverTarget={`delete-${id}`}
            className="ms-auto"
          />
          <form
            {...form}
            id={`delete-${id}`}
            popover="auto"
            data-align="end"
            onSubmit={act}
            className="menu text-sm"
          >
            {hidden}
            <p className="p-2">Delete this photo? You can&rsquo;t undo it.</p>
            <button
              name="intent"
              value="delete"
              className={`${buttonClass("danger", "sm")} w-full`}
            >
              Delete photo
            </button>
          </form>
        </div>
        <form
          {...form}
          onSubmit={(event) => event.preventDefault()}
          className="flex flex-col gap-3"
        >
          {hidden}
          <PhotoLine
            id={`caption-${id}`}
            name="caption"
            label="Caption"
            value={caption}
            maxLength={maxCaptionLength}
            save={describe}
          />
          <PhotoLine
            id={`alt-${id}`}
            name="alt"
            label="Alt text"
            value={alt}
            maxLength={maxAltLength}
            save={describe}
          />
          <RevealingBox id={`revealing-${id}`} revealing={revealing} save={describe} />
          <noscript>
            <Button variant="secondary" size="sm" name="intent" value="describe">
              Save
            </Button>
          </noscript>
        </form>
      </fieldset>
    </li>
  );
}
