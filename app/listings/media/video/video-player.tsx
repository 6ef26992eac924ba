import { useState } from "react";
import { photoHref } from "#app/listings/media/photo.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";

interface VideoPlayerProps {
  video: { src: string; href: string; provider: string };
  posterId: string | null;
}

/** Requests nothing from the provider before the visitor presses play. Without JavaScript there is a link instead. */
export function VideoPlayer({ video: { src, href, provider }, posterId }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      // Our own page, which contains the sandboxed player.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={focusFrame}
        src={src}
        title={`Video on ${provider}`}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-surface bg-deep"
      />
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setPlaying(true)}
        className="js-only relative block aspect-video w-full overflow-hidden rounded-surface bg-deep"
      >
        {posterId && (
          <img
            src={photoHref(posterId, 800)}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span className="absolute inset-0 grid place-items-center p-4">
          <span className={`${buttonClass("primary", "lg")} shadow-lg`}>
            <Icon name="play" className="size-5" />
            Play video
          </span>
        </span>
      </button>
      <p className="js-only mt-2 text-sm text-ink-2">
        {`The video is on ${provider}. ${provider} is contacted only when you press play, and may then set cookies.`}
      </p>
      <noscript>
        <a href={href} rel="nofollow noopener noreferrer" className="link">
          {`Watch the video on ${provider}`}
        </a>
      </noscript>
    </>
  );
}

/** The button disappears when pressed: move the focus to the player. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus();
