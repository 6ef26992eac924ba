import { data } from "react-router";
import { createId, isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import {
  type AttachResult,
  showableFileName,
  type UploadKind,
} from "#app/platform/uploads/upload.ts";
import type { AttachOutcome } from "./attach-upload.server.ts";
import { type AddOutcome, canRetry, explainProblem } from "./file-problems.ts";
import type { MediaAnswer } from "./listing-media.ts";

export interface FileField {
  kind: UploadKind;
  field: string;
  missing: string;
  stored: (name: string) => string;
}

/** For browsers without JavaScript: the files are in the form itself. */
export async function addFormFiles(
  form: FormData,
  { kind, field, missing, stored }: FileField,
  add: (file: { id: string; name: string; read: () => Promise<Uint8Array> }) => Promise<AddOutcome>,
): Promise<MediaAnswer[]> {
  const answers: MediaAnswer[] = [];
  for (const file of form.getAll(field)) {
    if (!(file instanceof File)) throw data(null, { status: 400 });
    // A form without a chosen file sends an empty, unnamed one.
    if (file.size === 0 && file.name === "") continue;
    const { name } = file;
    const outcome = await add({ id: createId(), name, read: () => file.bytes() });
    if (outcome.ok) answers.push({ ok: true, message: stored(outcome.name) });
    else if (outcome.reason === "not-found") notFound();
    else {
      const message = explainProblem(kind, outcome.reason, showableFileName(name));
      answers.push({ ok: false, message });
    }
  }
  return answers.length > 0 ? answers : [{ ok: false, message: missing }];
}

/** For scripts: the file was uploaded before. */
export async function answerAttach(
  kind: UploadKind,
  form: FormData,
  attach: (uploadId: string) => Promise<AttachOutcome>,
): Promise<Response> {
  const uploadId = String(form.get("upload"));
  if (!isId(uploadId)) return Response.json(null, { status: 404 });
  const outcome = await attach(uploadId);
  if (outcome.ok) return Response.json({ ok: true } satisfies AttachResult);
  const { reason } = outcome;
  if (reason === "not-found") return Response.json(null, { status: 404 });
  const message = explainProblem(kind, reason, outcome.fileName);
  const result: AttachResult = { ok: false, message, canRetry: canRetry(reason) };
  const isOurs = reason === "not-stored" || reason === "busy";
  return Response.json(result, { status: isOurs ? 503 : 422 });
}
