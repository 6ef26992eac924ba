import { z } from "zod";
import { addFile } from "#app/listings/media/add-file.server.ts";
import { changeDocument } from "#app/listings/media/documents/change-documents.server.ts";
import { explainProblem, type MediaProblem } from "#app/listings/media/file-problems.ts";
import { maxDocuments, maxPhotos } from "#app/listings/listing.ts";
import { listOwnDocuments, listOwnPhotos } from "#app/listings/media/own-media.queries.server.ts";
import { findOwnListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { changePhotos } from "#app/listings/media/photos/change-photos.server.ts";
import { photoTexts } from "#app/listings/media/photos/photo-change.schema.ts";
import {
  type Call,
  defineEndpoint,
  type Endpoint,
  fileBody,
  type Resource,
} from "#app/programs/api/requests/endpoint.ts";
import { named } from "#app/programs/api/requests/named.ts";
import { pageOf } from "#app/programs/api/requests/page-cursor.ts";
import { notFound, refuse, type ProblemStatus } from "#app/programs/api/requests/problem.ts";
import { documentKinds } from "#app/platform/inspection/document-kind.ts";
import { showableFileName, type UploadKind } from "#app/platform/uploads/upload.ts";
import {
  listingParams,
  type ListingParams,
  lockListing,
  originOf,
} from "./listings.endpoints.server.ts";

const photo = named("Photo", {
  id: z.uuid(),
  url: z.url().describe("Opens in a browser for those who may see it, and not by the token."),
  caption: z.string(),
  alt: z.string(),
  revealing: z.boolean().describe("Shows what the business is called or where it is."),
  cover: z.boolean(),
});

const document = named("Document", {
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.number().int(),
});

const photoParams = listingParams.extend({ photoId: z.uuid() });
const documentParams = listingParams.extend({ documentId: z.uuid() });
const fileQuery = z.strictObject({
  name: z.string().min(1).max(200).default("file").describe("The name of the file."),
});

const ownOf = ({ bearer, params, requestId }: Call<ListingParams>): OwnedMedia => ({
  listingId: params.listingId,
  ownerId: bearer.userId,
  requestId,
});

async function readPhotos(call: Call<ListingParams>) {
  if (!(await findOwnListing(call.db, ownOf(call)))) notFound();
  const photos = await listOwnPhotos(call.db, call.params.listingId);
  const data = photos.map(({ id, caption, alt, revealing, featured: cover }) => ({
    id,
    url: originOf(call) + photoHref(id, 1200),
    caption,
    alt,
    revealing,
    cover,
  }));
  return { status: 200 as const, body: { data, nextCursor: null } };
}

async function readDocuments(call: Call<ListingParams>) {
  if (!(await findOwnListing(call.db, ownOf(call)))) notFound();
  const { documents } = await listOwnDocuments(call.db, call.params.listingId);
  const data = documents.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes }));
  return { status: 200 as const, body: { data, nextCursor: null } };
}

const photos: Resource = {
  name: "the list of photos",
  read: readPhotos as Resource["read"],
  lock: lockListing,
};
const documents: Resource = {
  name: "the list of documents",
  read: readDocuments as Resource["read"],
  lock: lockListing,
};

const conflicts = new Set<MediaProblem>(["duplicate", "too-many", "not-editable"]);
const passing = new Set<MediaProblem>(["busy", "not-stored", "upload-gone"]);

function statusOf(problem: MediaProblem): ProblemStatus {
  if (problem === "too-many-attempts") return 429;
  if (passing.has(problem)) return 503;
  return conflicts.has(problem) ? 409 : 422;
}

type AddCall = Call<ListingParams, z.output<typeof fileQuery>, Uint8Array<ArrayBuffer>>;

async function add(call: AddCall, kind: UploadKind): Promise<void> {
  const { services, newId: id, now, body, query } = call;
  const name = query.name;
  const file = { ...ownOf(call), kind, id, name, read: async () => body, now };
  const outcome = await addFile(services, file);
  if (outcome.ok) return;
  const { reason } = outcome;
  if (reason === "not-found") return notFound();
  refuse(statusOf(reason), explainProblem(kind, reason, showableFileName(name)));
}

const one = <Row extends { id: string }>(rows: readonly Row[], id: string): Row =>
  rows.find((row) => row.id === id) ?? notFound();

export const fileEndpoints: Endpoint[] = [
  defineEndpoint({
    id: "listPhotos",
    method: "GET",
    path: "/listings/{listingId}/photos",
    summary: "List the photos of a listing",
    description: `All of them, in order: at most ${maxPhotos}.`,
    group: "Photos",
    scope: "listings:read",
    params: listingParams,
    answer: { status: 200, about: "The photos.", schema: pageOf(photo) },
    handle: readPhotos,
  }),

  defineEndpoint({
    id: "addPhoto",
    method: "POST",
    path: "/listings/{listingId}/photos",
    summary: "Add a photo",
    description:
      "The body is the file itself: JPEG, PNG, GIF, TIFF, BMP, WebP or AVIF, of at most 10 MB. Its metadata is removed.",
    group: "Photos",
    scope: "listings:write",
    params: listingParams,
    query: fileQuery,
    body: fileBody,
    answer: { status: 201, about: "The new photo, the last in order.", schema: photo },
    problems: [409],
    isOutsideTransaction: true,
    async handle(call) {
      await add(call, "photo");
      return { status: 201, body: one((await readPhotos(call)).body.data, call.newId) };
    },
  }),

  defineEndpoint({
    id: "orderPhotos",
    method: "PUT",
    path: "/listings/{listingId}/photos/order",
    summary: "Put the photos in order",
    description: "Those that you leave out follow in the order that they have.",
    group: "Photos",
    scope: "listings:write",
    params: listingParams,
    body: z.strictObject({ ids: z.array(z.uuid()).max(maxPhotos) }),
    answer: { status: 200, about: "The photos.", schema: pageOf(photo) },
    ifMatch: photos,
    async handle(call) {
      const { db, services, body } = call;
      const change = { intent: "order" as const, ids: body.ids };
      const outcome = await changePhotos(db, services.jobs, { ...ownOf(call), change });
      return outcome.ok ? readPhotos(call) : notFound();
    },
  }),

  defineEndpoint({
    id: "changePhoto",
    method: "PATCH",
    path: "/listings/{listingId}/photos/{photoId}",
    summary: "Describe a photo, or make it the cover",
    group: "Photos",
    scope: "listings:write",
    params: photoParams,
    body: z.strictObject({
      caption: photoTexts.caption.optional(),
      alt: photoTexts.alt.optional(),
      revealing: z.boolean().optional(),
      cover: z.literal(true).optional(),
    }),
    answer: { status: 200, about: "The changed photo.", schema: photo },
    problems: [409],
    ifMatch: photos,
    async handle(call) {
      const { db, services, params, body } = call;
      const { cover, ...described } = body;
      const { photoId } = params;
      const changes = [
        { intent: "describe" as const, photoId, ...described },
        ...(cover ? [{ intent: "cover" as const, photoId }] : []),
      ];
      for (const change of changes) {
        const outcome = await changePhotos(db, services.jobs, { ...ownOf(call), change });
        if (outcome.ok) continue;
        if (outcome.reason === "not-found") return notFound();
        refuse(409, "Everybody sees the cover, so it can't be a photo that reveals the business.");
      }
      return { status: 200, body: one((await readPhotos(call)).body.data, photoId) };
    },
  }),

  defineEndpoint({
    id: "removePhoto",
    method: "DELETE",
    path: "/listings/{listingId}/photos/{photoId}",
    summary: "Remove a photo",
    group: "Photos",
    scope: "listings:write",
    params: photoParams,
    answer: { status: 204, about: "It is gone." },
    ifMatch: photos,
    async handle(call) {
      const change = { intent: "delete" as const, photoId: call.params.photoId };
      const outcome = await changePhotos(call.db, call.services.jobs, { ...ownOf(call), change });
      return outcome.ok ? { status: 204 } : notFound();
    },
  }),

  defineEndpoint({
    id: "listDocuments",
    method: "GET",
    path: "/listings/{listingId}/documents",
    summary: "List the documents of a listing",
    description: `All of them: at most ${maxDocuments}.`,
    group: "Documents",
    scope: "listings:read",
    params: listingParams,
    answer: { status: 200, about: "The documents.", schema: pageOf(document) },
    handle: readDocuments,
  }),

  defineEndpoint({
    id: "addDocument",
    method: "POST",
    path: "/listings/{listingId}/documents",
    summary: "Add a document",
    description:
      "The body is the file itself: PDF, Word or Excel, of at most 20 MB. Nobody opens it before you give access.",
    group: "Documents",
    scope: "listings:write",
    params: listingParams,
    query: fileQuery,
    body: fileBody,
    answer: { status: 201, about: "The new document.", schema: document },
    problems: [409],
    isOutsideTransaction: true,
    async handle(call) {
      await add(call, "document");
      return { status: 201, body: one((await readDocuments(call)).body.data, call.newId) };
    },
  }),

  defineEndpoint({
    id: "removeDocument",
    method: "DELETE",
    path: "/listings/{listingId}/documents/{documentId}",
    summary: "Remove a document",
    group: "Documents",
    scope: "listings:write",
    params: documentParams,
    answer: { status: 204, about: "It is gone." },
    ifMatch: documents,
    async handle(call) {
      const own = { ...ownOf(call), mediaId: call.params.documentId, change: "remove" as const };
      const outcome = await changeDocument(call.db, call.services.jobs, own);
      return outcome.ok ? { status: 204 } : notFound();
    },
  }),
];
