import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { photoHref } from "#app/listings/media/photo.ts";
import { ListingPhoto } from "#app/listings/card/card-photo.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import type { BusinessView } from "#app/browsing/business/make-business-view.ts";
import type { FullScreenProps } from "./full-screen.tsx";
import { Photo } from "#app/ui/media/photo.tsx";

interface GalleryProps extends Pick<BusinessView, "photos" | "illustration"> {
  transitionName?: string;
}

const loadFullScreen = () => import("./full-screen.tsx");

/** A scroll-snap strip, which works by touch and without JavaScript; with it there are buttons, arrow keys and a counter. */
export function Gallery({ photos, illustration, transitionName }: GalleryProps) {
  const count = photos.length;
  const [index, setIndex] = useState(0);
  const isHydrated = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null);
  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Target of the scroll in progress; null when it has arrived, or when the visitor scrolls. */
  const target = useRef<number | null>(null);

  function show(requested: number) {
    const next = (requested + count) % count;
    const { current: list } = strip;
    setIndex(next);
    target.current = next;
    // Wrapping around jumps instead of scrolling past all photos.
    const behavior = Math.abs(next - index) === 1 ? "smooth" : "instant";
    list?.scrollTo({ left: next * list.clientWidth, behavior });
    // A scroll that is interrupted before its first frame sends no event.
    settleAfter(1_000);
  }

  function settleAfter(ms: number) {
    clearTimeout(scrollEndTimer.current);
    scrollEndTimer.current = setTimeout(() => {
      const { current: list } = strip;
      if (!list?.clientWidth) return;
      const at = Math.round(list.scrollLeft / list.clientWidth);
      const requested = target.current ?? at;
      // A scroll that the browser interrupted or snapped back may end between two photos, or at the wrong one.
      if (at !== requested)
        return list.scrollTo({ left: requested * list.clientWidth, behavior: "instant" });
      target.current = null;
      setIndex(at);
    }, ms);
  }

  const cancelTarget = () => (target.current = null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const target = event.target as Element;
      // Handle arrow keys on the page itself, which has the focus after a navigation, or inside the gallery.
      const isOurs = target.matches("body, main") || frame.current?.contains(target);
      if (!step || !isOurs || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(index + step);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  async function openFullScreen(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { default: viewer } = await loadFullScreen();
      setFullScreen(() => viewer);
    } catch {
      // If the viewer fails to load, open the photo itself.
      window.location.assign(href);
    }
  }

  function closeFullScreen() {
    setFullScreen(null);
    // Focus the photo seen last: the one that was opened may be scrolled out of view.
    strip.current?.children[index]?.querySelector("a")?.focus({ preventScroll: true });
  }

  if (count === 0)
    return (
      <ListingPhoto
        photo={null}
        illustration={illustration}
        sizes="100vw"
        className="rounded-surface no-print"
      />
    );
  const counter = `${index + 1} of ${count}`;
  return (
    <section ref={frame} aria-label="Photos" className="min-w-0">
      <div
        className="relative overflow-hidden rounded-surface"
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <ul
          ref={strip}
          onScroll={() => settleAfter(120)}
          onPointerDown={cancelTarget}
          onWheel={cancelTarget}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {photos.map((photo, at) => (
            <li
              key={photo.mediaId}
              id={`photo-${at + 1}`}
              inert={isHydrated && at !== index}
              className="w-full shrink-0 snap-center snap-always print:not-first:hidden"
            >
              <a
                href={photoHref(photo.mediaId, 1200)}
                onPointerEnter={() => void loadFullScreen().catch(() => {})}
                onClick={(event) => void openFullScreen(event)}
                className="block cursor-zoom-in -outline-offset-4"
              >
                <span className="sr-only">{`Open photo ${at + 1} of ${count} in full screen`}</span>
                <ListingPhoto
                  photo={photo}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                  eager={at === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="no-print">
            <GalleryStep side="left" onPress={() => show(index - 1)} />
            <GalleryStep side="right" onPress={() => show(index + 1)} />
          </div>
        )}
        <p
          aria-live="polite"
          className="js-only no-print pointer-events-none absolute right-3 bottom-3 flex items-center gap-1.5 rounded-control bg-deep/90 px-2.5 py-1 text-xs font-semibold text-on-deep figures"
        >
          <Icon name="image" className="size-3.5" />
          <span className="sr-only">Photo </span>
          {counter}
        </p>
      </div>
      {count > 1 && <Thumbnails photos={photos} index={index} onChoose={show} />}
      {FullScreen && (
        <FullScreen
          photo={photos[index]!}
          counter={counter}
          onStep={count > 1 ? (step) => show(index + step) : undefined}
          onClosed={closeFullScreen}
        />
      )}
    </section>
  );
}

const GalleryStep = ({ side, onPress }: { side: "left" | "right"; onPress: () => void }) => (
  <IconButton
    label={side === "left" ? "Previous photo" : "Next photo"}
    icon={<Icon name={`chevron-${side}`} />}
    onClick={onPress}
    className={`js-only absolute! top-1/2 -mt-5 rounded-full! bg-surface text-ink! shadow-float ${side === "left" ? "left-3" : "right-3"}`}
  />
);

interface ThumbnailsProps {
  photos: BusinessView["photos"];
  index: number;
  onChoose: (index: number) => void;
}

/** Anchor links to the photos of the strip, so that they work without JavaScript. */
function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
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
