import { data, redirect, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, type Services, servicesContext } from "#app/context.ts";
import {
  addFormFiles,
  answerAttach,
  type FileField,
} from "#app/listings/media/answer-files.server.ts";
import type { MediaAnswer } from "#app/listings/media/listing-media.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { addToRoom, attachToRoom, type RoomTarget } from "./add-to-room.server.ts";
import { answerQuestion } from "#app/deals/room/questions/answer-question.server.ts";
import { changeDocuments } from "./change-documents.server.ts";
import { changeFolders } from "./change-folders.server.ts";
import { findOwnRoom, type OwnRoom } from "./own-room.server.ts";
import { maxFolders, ownRoomHref } from "#app/deals/room/room.ts";
import { type RoomChange, roomChangeSchema } from "./room.schema.ts";

const done: Record<RoomChange["intent"], (name: string) => string> = {
  "usual-folders": () => "The folders are there. Rename or delete them as you like.",
  "add-folder": (name) => `The folder ${name} is there.`,
  "rename-folder": (name) => `The folder is now called ${name}.`,
  "move-folder": (name) => `${name} moved.`,
  "delete-folder": (name) => `The folder ${name} is deleted.`,
  "move-document": (name) => `${name} moved.`,
  order: () => "The order is saved.",
  "edit-document": (name) => `${name} is saved.`,
  "delete-document": (name) => `${name} is deleted. What was opened stays in the log.`,
  answer: () => "Your answer is saved.",
};

const refusals = {
  "too-many-folders": `A data room can have ${maxFolders} folders.`,
  "not-empty": "There are documents in this folder. Move or delete them first.",
  "cannot-be-view-only":
    "Only a PDF can be shown page by page. Save this document as PDF and upload that as a new version.",
};

export interface RoomAnswer extends MediaAnswer {
  /** The invalid field, if it is one. */
  field?: string;
}

interface RoomRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string; documentId?: string | undefined };
}

async function readRoomForm({ request, context, params }: RoomRequest) {
  const form = await readForm(request);
  const own: OwnRoom = {
    listingId: params.id,
    managerId: context.get(viewerContext).id,
    requestId: context.get(requestContext).id,
  };
  const services = context.get(servicesContext);
  if (!(await findOwnRoom(services.db, own))) notFound();
  return { form, own, services, intent: formText(form, "intent") };
}

const files: FileField = {
  kind: "document",
  field: "document",
  missing: "Choose a file first.",
  stored: (name) => `${name} is stored.`,
};

/** Adds a version if a document is named, otherwise a document. */
function readTarget(form: FormData): RoomTarget {
  const documentId = formText(form, "documentId");
  if (isId(documentId)) return { documentId };
  const folderId = formText(form, "folderId");
  if (!isId(folderId)) notFound();
  return { folderId };
}

export async function answerRoomForm(sent: RoomRequest) {
  const { form, own, services, intent } = await readRoomForm(sent);
  if (intent === "attach") {
    const target = readTarget(form);
    const answers: RoomAnswer[] = await addFormFiles(form, files, (file) =>
      addToRoom(services, { ...own, target, now: new Date(), ...file }),
    );
    return data({ answers }, { status: answers.every(({ ok }) => ok) ? 200 : 422 });
  }
  const { status, answer } = await change(services, own, form);
  if (status === 200 && intent === "delete-document") throw redirect(ownRoomHref(own.listingId));
  return data({ answers: [answer] }, { status });
}

/** Answers with JSON, for uploads and for the order: the page stays as it is. */
export async function answerRoomScript(sent: RoomRequest): Promise<Response> {
  const { form, own, services, intent } = await readRoomForm(sent);
  if (intent !== "attach") {
    const { status, answer } = await change(services, own, form);
    return Response.json(answer, { status });
  }
  const target = readTarget(form);
  return answerAttach("document", form, (uploadId) => {
    const uploads = createUploadStore(services.env.DATA_DIR);
    return attachToRoom(services, uploads, { ...own, target, uploadId, now: new Date() });
  });
}

async function change(
  { db, jobs }: Services,
  own: OwnRoom,
  form: FormData,
): Promise<{ status: number; answer: RoomAnswer }> {
  const parsed = roomChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = String(issue!.path[0]);
    if (field === "intent" || field.endsWith("Id") || field === "ids")
      throw data(null, { status: 400 });
    return { status: 422, answer: { ok: false, message: issue!.message, field } };
  }
  const wanted = parsed.data;
  const outcome =
    wanted.intent === "answer"
      ? await answerQuestion(db, jobs, own, { ...wanted, now: new Date() })
      : wanted.intent === "order" || "documentId" in wanted
        ? await changeDocuments(db, jobs, own, wanted)
        : await changeFolders(db, own, wanted);
  if (outcome.ok)
    return { status: 200, answer: { ok: true, message: done[wanted.intent](outcome.name) } };
  if (outcome.reason === "not-found") notFound();
  return { status: 409, answer: { ok: false, message: refusals[outcome.reason] } };
}
