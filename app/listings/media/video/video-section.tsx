import { type MediaAnswer, mediaPath } from "#app/listings/media/listing-media.ts";
import {
  MediaSection,
  SectionButton,
  SectionForm,
  useSectionForms,
} from "#app/listings/media/section-form.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { type Video, videoProviderNames, videoUrl } from "./video.ts";

interface VideoSectionProps {
  listingId: string;
  video: Video | null;
  answer?: MediaAnswer | null;
  isAdministrator?: boolean;
}

export function VideoSection({
  listingId,
  video,
  answer: first = null,
  isAdministrator = false,
}: VideoSectionProps) {
  const address = mediaPath(listingId, "video", isAdministrator);
  const { forms, answer } = useSectionForms(address, "video");
  const shown = answer ?? first;
  const refused = shown?.ok === false ? shown : null;
  const current = video ? videoUrl(video) : "";
  return (
    <MediaSection id="video" title="Video" className="scroll-mt-6">
      {shown?.ok && <Banner tone="success">{shown.message}</Banner>}
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
          <SectionButton forms={forms} intent="remove" variant="quiet">
            Remove video
          </SectionButton>
        </div>
      )}
      <SectionForm
        // Resets to an empty field after the link is stored.
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
            hint="One video on YouTube or Vimeo. Buyers see it once you have bought a package. Who may is up to you, under “Who sees what”."
            defaultValue={refused?.link ?? ""}
            error={refused?.message ?? null}
            placeholder="https://www.youtube.com/watch?v=…"
          />
        </div>
        <Button variant="secondary" pending={forms.isSending("set")}>
          Save video
        </Button>
      </SectionForm>
    </MediaSection>
  );
}
