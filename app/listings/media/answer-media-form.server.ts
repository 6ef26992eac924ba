import { data, redirect, type RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { addFile, attachFile } from "./add-file.server.ts";
import { addFormFiles, answerAttach, type FileField } from "./answer-files.server.ts";
import {
  answerDocumentForm,
  describeStored,
  documentIntents,
} from "./documents/change-documents.server.ts";
import { type MediaAnswer, mediaPath, type MediaSectionName, sectionOf } from "./listing-media.ts";
import { openOwnListing, type OwnedMedia } from "./own-listing.server.ts";
import { answerPhotoForm } from "./photos/change-photos.server.ts";
import { answerVideoForm, videoIntents } from "./video/set-video.server.ts";

interface SectionForms {
  /** Null if the form's own schema decides. */
  intents: readonly string[] | null;
  answer: (
    services: Services,
    own: OwnedMedia,
    form: FormData,
  ) => Promise<{ status: number; answer: MediaAnswer | null }>;
  files?: FileField;
}

const sections: Record<MediaSectionName, SectionForms> = {
  photos: {
    intents: null,
    answer: answerPhotoForm,
    files: {
      kind: "photo",
      field: "photos",
      missing: "Choose a photo first.",
      stored: () => "",
    },
  },
  documents: {
    intents: documentIntents,
    answer: answerDocumentForm,
    files: {
      kind: "document",
      field: "document",
      missing: "Choose a file first.",
      stored: describeStored,
    },
  },
  video: { intents: videoIntents, answer: answerVideoForm },
};

interface MediaRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

async function readMediaForm({ request, context, params: { id }, url }: MediaRequest) {
  const form = await readForm(request);
  const section = sectionOf(url.pathname);
  const { intents } = sections[section];
  if (intents && !intents.includes(String(form.get("intent")))) throw data(null, { status: 400 });
  const opened = await openOwnListing(context, id);
  if (!opened) notFound();
  return {
    ...opened,
    form,
    section,
    forms: sections[section],
    services: context.get(servicesContext),
  };
}

/** For browsers without JavaScript. Errors are shown on this page; otherwise the person returns to the previous one. */
export async function answerMediaForm(sent: MediaRequest) {
  const { form, section, forms, services, own, isAdministrator } = await readMediaForm(sent);
  let answers: MediaAnswer[];
  let status = 422;
  if (forms.files && form.has(forms.files.field)) {
    const { kind } = forms.files;
    answers = await addFormFiles(form, forms.files, (file) =>
      addFile(services, { ...own, kind, now: new Date(), ...file }),
    );
  } else {
    const answered = await forms.answer(services, own, form);
    if (answered.status === 404 || !answered.answer) notFound();
    answers = [answered.answer];
    ({ status } = answered);
  }
  const isOver = answers.every(({ ok, isNotice }) => ok && !isNotice);
  const ownPage = mediaPath(own.listingId, section, isAdministrator);
  const returnTo = form.get("returnTo") ? ownPath(form.get("returnTo"), ownPage) : null;
  if (isOver && returnTo) throw redirect(returnTo);
  if (isOver && section === "photos") throw redirect(`${ownPage}#photos`);
  return data({ answers, returnTo }, { status: answers.every(({ ok }) => ok) ? 200 : status });
}

/** Attaches an upload or answers a form with JSON: the sections call it without the router, from any page. */
export async function answerMediaScript(sent: MediaRequest): Promise<Response> {
  const { form, forms, services, own } = await readMediaForm(sent);
  if (!forms.files || form.get("intent") !== "attach") {
    const { status, answer } = await forms.answer(services, own, form);
    return Response.json(answer, { status });
  }
  const { kind } = forms.files;
  return answerAttach(kind, form, (uploadId) => {
    const uploads = createUploadStore(services.env.DATA_DIR);
    return attachFile(services, uploads, { ...own, kind, uploadId, now: new Date() });
  });
}
