import { SectionForm, useSectionForms } from "#app/listings/media/section-form.tsx";
import { ownVideoHref, type Video, videoProviderNames, videoUrl } from "./video.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

/** The answer to the form; a refused link comes back as it was typed. */
export type VideoResult =
  | { ok: true; isRemoved: boolean }
  | { ok: false; error: string; link: string | null };

interface VideoSectionProps {
  listingId: string;
  video: Video | null;
  /** Without JavaScript: the answer to the form that was sent last. */
  result?: VideoResult | null;
  /** An administrator changes it in the owner's place. */
  isAdministrator?: boolean;
}

const unreachable: VideoResult = {
  ok: false,
  error: "Not saved: we can't reach the server. Please try again.",
  link: null,
};

/** One link to a video of the business. It can stand on any page. */
export function VideoSection({
  listingId,
  video,
  result: first = null,
  isAdministrator = false,
}: VideoSectionProps) {
  const address = ownVideoHref(listingId, isAdministrator);
  const { forms, result } = useSectionForms(address, "video", unreachable);
  const shown = result ?? first;
  const sending = forms.sent?.get("intent");
  const current = video ? videoUrl(video) : "";
  return (
    <section id="video" aria-labelledby="video-title" className="flex scroll-mt-6 flex-col gap-5">
      <h2 id="video-title" className="font-serif text-2xl font-medium tracking-tight">
        Video
      </h2>
      {shown?.ok && (
        <Banner tone="success">{shown.isRemoved ? "Video removed." : "Video saved."}</Banner>
      )}
      {video && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
          <p className="min-w-0">
            <span className="font-semibold">{videoProviderNames[video.provider]}: </span>
            <a
              href={current}
              target="_blank"
              rel="noopener noreferrer"
              className="link [overflow-wrap:anywhere]"
            >
              {current}
            </a>
          </p>
          <SectionForm forms={forms} intent="remove">
            <Button variant="quiet" size="sm" pending={sending === "remove"}>
              Remove video
            </Button>
          </SectionForm>
        </div>
      )}
      <SectionForm
        // Starts over with an empty field once the link is stored.
        key={current}
        forms={forms}
        intent="set"
        className="flex max-w-2xl flex-col items-start gap-3"
      >
        <div className="w-full">
          <TextField
            label={video ? "Replace it with another video" : "Link to a video"}
            name="link"
            id="video-link"
            inputMode="url"
            optional
            autoComplete="off"
            hint="One video on YouTube or Vimeo. Buyers see it once a package is bought, so it should show nothing that must stay confidential."
            defaultValue={shown?.ok === false ? (shown.link ?? "") : ""}
            error={shown?.ok === false ? shown.error : null}
            placeholder="https://www.youtube.com/watch?v=…"
          />
        </div>
        <Button variant="secondary" pending={sending === "set"}>
          Save video
        </Button>
      </SectionForm>
    </section>
  );
}
