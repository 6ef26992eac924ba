import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { accessTopic } from "#app/listings/media/documents/document-access.ts";

interface AccessWatchProps {
  listingId: string;
  endsInMs: number | null;
}

/** Loads the page again when the owner changes this reader's access, and when it ends. What is revoked must not stay behind other windows. */
export default function AccessWatch({ listingId, endsInMs }: AccessWatchProps) {
  useLiveRevalidation(accessTopic(listingId), { afterMs: endsInMs, evenHidden: true });
  return null;
}
