import { useFetcher } from "react-router";
import { SectionForm } from "#app/listings/media/section-form.tsx";
import {
  ownVideoHref,
  type Video,
  videoProviderNames,
  videoUrl,
} from "#app/listings/media/video/video.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The answer to the form; a refused link comes back as it was typed. */
export type VideoResult =
  | { ok: true; isRemoved: boolean }
  | { ok: false; error: string; link: string };

interface VideoSectionProps {
  listingId: string;
  video: Video | null;
  /** Without JavaScript: the answer to the form that was sent last. */
  result?: VideoResult | null;
}

/** One link to a video of the business. Its form posts to its own page. */
export function VideoSection({ listingId, video, result = null }: VideoSectionProps) {
  const fetcher = useFetcher<VideoResult>({ key: `video-${listingId}` });
  const shown = fetcher.data ?? result;
  const form = { fetcher, action: ownVideoHref(listingId), anchor: "video" };
  const sending = fetcher.formData?.get("intent");
  const current = video ? videoUrl(video) : "";
  return (
    <div id="video" className="flex scroll-mt-6 flex-col gap-4">
      {shown?.ok && (
        <Banner tone="success">{shown.isRemoved ? "Video removed." : "Video saved."}</Banner>
      )}
      {video && (
        <p className="text-ink-2">
          {`Your video on ${videoProviderNames[video.provider]}: `}
          <a
            href={current}
            target="_blank"
            rel="noopener noreferrer"
            className="link [overflow-wrap:anywhere]"
          >
            {current}
          </a>
        </p>
      )}
      <SectionForm
        {...form}
        // Starts over with what is stored now, unless it was refused.
        key={shown?.ok === false ? "refused" : current}
        intent="set"
        className="flex max-w-2xl flex-col items-start gap-3"
      >
        <div className="w-full">
          <TextField
            label={video ? "Replace it with another video" : "Link to a video"}
            name="link"
            id="video-link"
            type="url"
            inputMode="url"
            optional
            autoComplete="off"
            hint="One video on YouTube or Vimeo. Buyers see it once you have bought a package, so show nothing there that must stay confidential."
            defaultValue={shown?.ok === false ? shown.link : ""}
            error={shown?.ok === false ? shown.error : null}
            placeholder="https://www.youtube.com/watch?v=…"
          />
        </div>
        <Button variant="secondary" pending={sending === "set"}>
          Save video
        </Button>
      </SectionForm>
      {video && (
        <SectionForm {...form} intent="remove">
          <Button variant="quiet" size="sm" pending={sending === "remove"} className="-ms-3">
            Remove video
          </Button>
        </SectionForm>
      )}
    </div>
  );
}
