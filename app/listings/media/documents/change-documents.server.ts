import type { Services } from "#app/context.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import {
  listMedia,
  type MediaRow,
  removeMedium,
  setOrder,
  updateMedium,
} from "#app/listings/media/arrange-media.server.ts";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { lockOwnListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { findDocumentKind } from "#app/platform/inspection/document-kind.ts";
import { cleanDocumentName } from "#app/platform/inspection/document-name.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { formText } from "#app/shared/form-text.ts";

const done = {
  attach: (name: string) => `${name} is stored. Buyers can't open it before you let them.`,
  rename: (name: string) => `The document is now called ${name}.`,
  remove: (name: string) => `${name} is deleted.`,
  "move-up": (name: string) => `${name} moved up.`,
};
type DocumentIntent = keyof typeof done;

export const documentIntents = Object.keys(done);

export const describeStored = done.attach;

export async function answerDocumentForm(
  services: Services,
  own: OwnedMedia,
  form: FormData,
): Promise<{ status: number; answer: MediaAnswer | null }> {
  const intent = form.get("intent") as Exclude<DocumentIntent, "attach">;
  const outcome = await changeDocuments(services, own, intent, form);
  if (outcome.ok) return { status: 200, answer: { ok: true, message: done[intent](outcome.name) } };
  return { status: 404, answer: null };
}

type Outcome = { ok: true; name: string } | { ok: false };
const notFound = { ok: false } as const;

async function changeDocuments(
  { db, jobs }: Services,
  own: OwnedMedia,
  change: Exclude<DocumentIntent, "attach">,
  form: FormData,
): Promise<Outcome> {
  const text = (name: string) => formText(form, name);
  const mediaId = text("mediaId");
  if (!isId(mediaId)) return notFound;
  return changeDocument(db, jobs, { ...own, mediaId, change, name: text("name") });
}

interface DocumentChange extends OwnedMedia {
  mediaId: string;
  change: "rename" | "remove" | "move-up";
  name?: string;
}

export const changeDocument = (db: Db, jobs: Jobs, own: DocumentChange): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    if (!(await lockOwnListing(tx, own))) return notFound;
    const documents = await listMedia(tx, own.listingId, "document");
    const at = documents.findIndex(({ id }) => id === own.mediaId);
    const found = documents[at];
    if (!found) return notFound;
    if (own.change === "rename") return rename(tx, own, found);
    if (own.change === "remove") await removeMedium(tx, jobs, own, documents, found);
    else if (at > 0) {
      const ids = documents.map(({ id }) => id);
      await setOrder(tx, documents, ids.with(at - 1, found.id).with(at, ids[at - 1]!));
      if (own.administratorId) await auditListing(tx, own, "documents-arranged");
    }
    return { ok: true, name: found.fileName };
  });

async function rename(tx: Db, own: DocumentChange, found: MediaRow): Promise<Outcome> {
  const kind = findDocumentKind(found.contentType);
  if (!kind) return notFound;
  const name = cleanDocumentName(own.name ?? "", kind);
  await updateMedium(tx, found.id, { fileName: name });
  // Owners name their documents as they like; changes by administrators are audited.
  const details = { before: { name: found.fileName }, after: { name } };
  if (own.administratorId) await auditListing(tx, own, "document-renamed", details);
  return { ok: true, name };
}
