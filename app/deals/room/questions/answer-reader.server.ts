import { data, type RouterContextProvider } from "react-router";
import { openRoom } from "#app/deals/room/reading/open-room.server.ts";
import { servicesContext } from "#app/context.ts";
import { questionSchema } from "#app/deals/room/filling/room.schema.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { askQuestion } from "./ask-question.server.ts";

interface ReaderRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

export type ReaderAnswer = { ok: true } | ({ ok: false } & FormRefusal);

const tooMany = "You have asked many questions today. Please come back tomorrow.";

export async function answerReader(
  { request, context, params: { id: listingId }, url }: ReaderRequest,
  documentId: string | null,
) {
  const form = await readForm(request);
  const { viewer } = await openRoom(context, listingId, url);
  if (documentId !== null && !isId(documentId)) notFound();
  const typed = { question: formText(form, "question") };
  const refuse = (status: number, refusal: Partial<FormRefusal>) =>
    data<ReaderAnswer>({ ok: false, error: "", errors: {}, typed, ...refusal }, { status });
  const { db, jobs } = context.get(servicesContext);
  const input = questionSchema.safeParse(typed);
  if (!input.success) return refuse(422, { errors: fieldErrors(input.error.issues) });
  const asked = { listingId, documentId, asker: viewer, ...input.data, now: new Date() };
  const outcome = await askQuestion(db, jobs, asked);
  if (outcome.ok) return data<ReaderAnswer>({ ok: true });
  if (outcome.reason === "not-found") notFound();
  return refuse(429, { error: tooMany });
}
