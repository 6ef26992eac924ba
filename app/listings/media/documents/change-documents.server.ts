import type { Services } from "#app/context.ts";
import { moveDocumentUp, removeDocument, renameDocument } from "./change-document.server.ts";
import { decideDocumentAccess, setDocumentsOpen } from "./decide-document-access.server.ts";
import type { DocumentIntent, DocumentsResult } from "./documents-result.ts";
import type { OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";

interface DocumentsChange extends OwnedMedia {
  intent: Exclude<DocumentIntent, "attach">;
  form: FormData;
  requestId: string;
  now: Date;
}

const isAboutAccess = (intent: DocumentsChange["intent"]): boolean =>
  !["rename", "remove", "move-up"].includes(intent);

/** Does what one form of the section asks for. Null: there is no such document or request in this owner's listing. */
export async function changeDocuments(
  { db, jobs, env }: Services,
  change: DocumentsChange,
): Promise<DocumentsResult | null> {
  const { intent, form, ...rest } = change;
  // Whom to let in is the owner's decision, also for administrators.
  if (change.administratorId && isAboutAccess(intent)) return null;
  const text = (name: string) => String(form.get(name) ?? "");
  const mediaId = text("mediaId");
  const document = { ...rest, mediaId };
  const answer = (name: string): DocumentsResult => ({ ok: true, intent, name });
  switch (intent) {
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
      const access = { ...rest, buyerId, decision: intent, appUrl: env.APP_URL };
      const outcome = await decideDocumentAccess(db, jobs, access);
      if (outcome.ok) return answer(outcome.name);
      return outcome.reason === "not-found"
        ? null
        : { ok: false, reason: "changed-elsewhere", name: "" };
    }
  }
}
