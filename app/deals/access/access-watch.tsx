import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { accessTopic } from "#app/listings/media/documents/document-access.ts";

interface AccessWatchProps {
  listingId: string;
  endsInMs: number | null;
}

/** Reloads the page when the reader's access changes or ends, even in hidden tabs: they must not keep what was revoked. */
export default function AccessWatch({ listingId, endsInMs }: AccessWatchProps) {
  useLiveRevalidation(accessTopic(listingId), { afterMs: endsInMs, evenHidden: true });
  return null;
}
