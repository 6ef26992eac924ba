import { listReaders } from "#app/deals/access/access.queries.server.ts";
import { AccessReaders } from "#app/deals/access/access-readers.tsx";
import type { Route } from "./+types/media-page.ts";
import { servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { answerMediaForm } from "./answer-media-form.server.ts";
import { documentProblemMessages } from "./documents/document.ts";
import { DocumentSection } from "./documents/document-section.tsx";
import { canChangeMedia, type MediaAnswer, mediaPath, sectionOf } from "./listing-media.ts";
import { findOwnVideo, listOwnDocuments, listOwnPhotos } from "./own-media.queries.server.ts";
import { openOwnListing } from "./own-listing.server.ts";
import { PhotoSection, SoldPhotos } from "./photos/photo-section.tsx";
import { VideoSection } from "./video/video-section.tsx";

const pages = {
  photos: {
    name: "Photos",
    ownTitle: "Photos",
    description: "Add, order and describe the photos of your listing.",
    tooLarge: "That was more than 32 MB. Upload fewer photos at a time.",
  },
  documents: {
    name: "Documents",
    ownTitle: "Documents of your listing",
    description: "Upload documents, decide who may open them, and see who did.",
    tooLarge: documentProblemMessages["too-large"],
  },
  video: {
    name: "Video",
    ownTitle: "Video of your listing",
    description: "Show buyers a video of your business on YouTube or Vimeo.",
    tooLarge: "",
  },
};

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) => {
  const { name, ownTitle, description } = pages[sectionOf(pathname)];
  const title = loaderData?.isAdministrator ? `${name} of ${loaderData.listing.title}` : ownTitle;
  return privateMeta({ title, description, pathname });
};

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const opened = await openOwnListing(context, id);
  if (!opened) notFound();
  const { listing, isAdministrator } = opened;
  const { db } = context.get(servicesContext);
  const section = sectionOf(url.pathname);
  return {
    listing,
    isAdministrator,
    section,
    photos: section === "photos" ? await listOwnPhotos(db, id) : null,
    documents: section === "documents" ? await listOwnDocuments(db, id) : null,
    readers:
      section === "documents" && !isAdministrator && canChangeMedia(listing.status)
        ? await listReaders(db, id, new Date())
        : [],
    video: section === "video" ? await findOwnVideo(db, id) : null,
    /** The server rejected the body before any form was read. */
    isTooLarge: url.searchParams.get("problem")?.endsWith("too-large") ?? false,
  };
}

export const action = (args: Route.ActionArgs) => answerMediaForm(args);

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, listing, photos, documents, readers, video, isAdministrator } = loaderData;
  const { id, title, status } = listing;
  const refused = { ok: false, message: pages[section].tooLarge };
  const answers: MediaAnswer[] = actionData?.answers ?? (loaderData.isTooLarge ? [refused] : []);
  const problems = answers.filter(({ ok }) => !ok);
  const returnTo = actionData?.returnTo;
  const own = { listingId: id, isAdministrator };
  return (
    <div className={`flex flex-col gap-6 ${photos ? "" : "max-w-4xl"}`}>
      {isAdministrator ? (
        <header className="flex flex-col gap-2">
          <TextLink to={`/admin/listings/${id}/edit`} label="Edit listing" />
          <h1 className="display text-2xl wrap-anywhere">{title}</h1>
        </header>
      ) : (
        <p>
          {photos && status === "draft" ? (
            <TextLink to="/account/drafts" label="Saved Drafts" />
          ) : (
            <TextLink to="/account/listings" label="My listings" />
          )}
          <span className="ms-3 text-sm text-ink-2">{title}</span>
        </p>
      )}
      {photos && problems.length > 0 && (
        <Banner tone="danger">
          <ul>
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Banner>
      )}
      {photos && answers[0]?.isNotice && <Banner>{answers[0].message}</Banner>}
      {photos && returnTo && !returnTo.startsWith(mediaPath(id, "photos", isAdministrator)) && (
        <p>
          <TextLink
            to={returnTo}
            label={isAdministrator ? "Back to the listing" : "Back to your listing"}
          />
        </p>
      )}
      {photos &&
        (canChangeMedia(status, isAdministrator) ? (
          <PhotoSection {...own} photos={photos} returnTo={returnTo?.replace(/#.*/, "")} />
        ) : (
          <SoldPhotos photos={photos} />
        ))}
      {documents && (
        <DocumentSection
          {...own}
          own={documents}
          answers={answers}
          readers={readers.length > 0 && <AccessReaders listingId={id} readers={readers} />}
        />
      )}
      {section === "video" && <VideoSection {...own} video={video} answer={answers[0] ?? null} />}
    </div>
  );
}

const TextLink = ({ to, label }: { to: string; label: string }) => (
  <PlainLink to={to} className="text-sm font-semibold text-accent underline underline-offset-4">
    {label}
  </PlainLink>
);
