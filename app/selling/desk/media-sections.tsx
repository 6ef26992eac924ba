import type { ReactNode } from "react";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";
import { DocumentSection } from "#app/listings/media/documents/document-section.tsx";
import { canChangeMedia } from "#app/listings/media/listing-media.ts";
import type { OwnPhoto } from "#app/listings/media/photos/own-photo.ts";
import { PhotoSection, SoldPhotos } from "#app/listings/media/photos/photo-section.tsx";
import type { Video } from "#app/listings/media/video/video.ts";
import { VideoSection } from "#app/listings/media/video/video-section.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import type { ListingStatus } from "#app/listings/listing.ts";

interface MediaSectionsProps {
  listingId: string;
  status: ListingStatus;
  photos: OwnPhoto[];
  documents: OwnDocuments;
  video: Video | null;
  /** Who asked for access to the documents. */
  readers: ReactNode;
}

export function MediaSections({
  listingId,
  status,
  photos,
  documents,
  video,
  readers,
}: MediaSectionsProps) {
  return (
    <>
      {canChangeMedia(status) ? (
        <PhotoSection listingId={listingId} photos={photos} />
      ) : (
        <SoldPhotos photos={photos} />
      )}
      <div className="border-t border-line pt-8">
        <DocumentSection
          listingId={listingId}
          own={documents}
          canAdd={canChangeMedia(status)}
          readers={readers}
        />
      </div>
      <div className="border-t border-line pt-8">
        <TitledSection id="data-room" title="Data room">
          <p className="max-w-prose text-ink-2">
            More than three documents? Put them in numbered folders. Buyers with access read them
            page by page, and you see who read what.
          </p>
          <div>
            <ButtonLink to={`/account/listings/${listingId}/room`} variant="secondary">
              Open the data room
            </ButtonLink>
          </div>
        </TitledSection>
      </div>
      {canChangeMedia(status) && (
        <div className="border-t border-line pt-8">
          <VideoSection listingId={listingId} video={video} />
        </div>
      )}
    </>
  );
}
