import type { Services } from "#app/context.ts";
import { attachDocument } from "#app/listings/media/documents/attach-document.server.ts";
import {
  moveDocumentUp,
  removeDocument,
  renameDocument,
} from "#app/listings/media/documents/change-document.server.ts";
import {
  decideDocumentAccess,
  setDocumentsOpen,
} from "#app/listings/media/documents/decide-document-access.server.ts";
import type {
  DocumentIntent,
  DocumentsResult,
} from "#app/listings/media/documents/documents-result.ts";
import type { OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";

interface DocumentsChange extends OwnedMedia {
  intent: DocumentIntent;
  form: FormData;
  requestId: string;
  now: Date;
}

/** Does what one form of the section asks for. Null: there is no such listing, document or request of this owner's. */
export async function changeDocuments(
  services: Services,
  change: DocumentsChange,
): Promise<DocumentsResult | null> {
  const { intent, form, ...rest } = change;
  const { db, jobs } = services;
  const text = (name: string) => String(form.get(name) ?? "");
  const mediaId = text("mediaId");
  const document = { ...rest, mediaId };
  const answer = (name: string): DocumentsResult => ({ ok: true, intent, name });
  switch (intent) {
    case "attach":
      return attach(services, change);
    case "rename":
    case "remove":
    case "move-up": {
      if (!isId(mediaId)) return null;
      const outcome =
        intent === "rename"
          ? await renameDocument(db, document, text("name"))
          : intent === "remove"
            ? await removeDocument(db, jobs, document)
            : await moveDocumentUp(db, document);
      return outcome.ok ? answer(outcome.name) : null;
    }
    case "open-to-all":
    case "close-to-all":
      return (await setDocumentsOpen(db, { ...rest, isOpen: intent === "open-to-all" }))
        ? answer("")
        : null;
    case "grant":
    case "refuse":
    case "revoke": {
      const buyerId = text("buyerId");
      if (!isId(buyerId)) return null;
      const appUrl = services.env.APP_URL;
      const access = { ...rest, buyerId, decision: intent, appUrl };
      const outcome = await decideDocumentAccess(db, jobs, access);
      if (outcome.ok) return answer(outcome.name);
      return outcome.reason === "not-found"
        ? null
        : { ok: false, reason: "not-possible", name: "" };
    }
  }
}

async function attach(
  { db, files, jobs, log }: Services,
  { form, now, ...owned }: DocumentsChange,
): Promise<DocumentsResult | null> {
  const file = form.get("document");
  // A form without a chosen file sends an empty one without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === ""))
    return { ok: false, reason: "no-file", name: "" };
  const outcome = await attachDocument(
    { db, files, jobs, log, now },
    { ...owned, name: file.name, bytes: await file.bytes() },
  );
  if (outcome.ok) return { ok: true, intent: "attach", name: outcome.name };
  if (outcome.reason === "not-found") return null;
  return { ok: false, reason: outcome.reason, name: file.name.slice(-120) };
}
