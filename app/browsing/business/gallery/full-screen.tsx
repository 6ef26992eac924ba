import { useEffect, useRef } from "react";
import { ListingPhoto } from "#app/listings/card/card-photo.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import type { BusinessView } from "#app/browsing/business/make-business-view.ts";

export interface FullScreenProps {
  photo: BusinessView["photos"][number];
  counter: string;
  onStep: ((step: 1 | -1) => void) | undefined;
  onClosed: () => void;
}

const minSwipe = 40;

/** Open while mounted, and loaded on demand. The browser handles Escape, the top layer and returning the focus. */
export default function FullScreen({ photo, counter, onStep, onClosed }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const touchStartX = useRef(0);
  const step = (label: string, icon: IconName, by: 1 | -1) =>
    onStep && (
      <IconButton
        label={label}
        icon={<Icon name={icon} className="size-7" />}
        onClick={() => onStep(by)}
        className="size-12 text-ink"
      />
    );
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label="Photos in full screen"
      onClose={onClosed}
      onTouchStart={(event) => (touchStartX.current = event.touches[0]!.clientX)}
      onTouchEnd={(event) => {
        const moved = event.changedTouches[0]!.clientX - touchStartX.current;
        if (Math.abs(moved) > minSwipe) onStep?.(moved < 0 ? 1 : -1);
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-sunken text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-4 pt-3">
          <p aria-live="polite" className="figures text-sm font-semibold">
            <span className="sr-only">Photo </span>
            {counter}
          </p>
          <form method="dialog">
            <IconButton
              type="submit"
              label="Close"
              icon={<Icon name="x" className="size-6" />}
              className="size-12 text-ink"
            />
          </form>
        </div>
        <div className="flex grow items-center justify-center">
          <ListingPhoto
            key={photo.mediaId}
            photo={photo}
            sizes="100vw"
            eager
            className="w-[min(100vw,(100dvh-11rem)*1.5)] sm:rounded-surface"
          />
        </div>
        <div className="flex min-h-20 items-center justify-between gap-4 px-4 pb-3">
          {step("Previous photo", "chevron-left", -1)}
          <p className="grow text-center text-sm text-ink-2">{photo.caption ?? photo.alt}</p>
          {step("Next photo", "chevron-right", 1)}
        </div>
      </div>
    </dialog>
  );
}
