import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { members, type Statuses } from "./statuses.ts";

const own =
  (address: string, path: FormRow["path"]) =>
  (
    intent: string,
    what: string,
    expected: Statuses,
    fields: (fixtures: Fixtures) => Record<string, string | Blob> = () => ({}),
  ): FormRow => ({
    address,
    path: path!,
    intent,
    what,
    expected,
    fields: (fixtures) => ({ ownerId: fixtures.owner.id, ...fields(fixtures), intent }),
  });

const documents = own(
  "/account/listings/:id/documents",
  ({ active }) => `/account/listings/${active.id}/documents`,
);
const video = own(
  "/account/listings/:id/video",
  ({ active }) => `/account/listings/${active.id}/video`,
);
/** The same by scripts, which get JSON. */
const documentsByScript = own(
  "/account/listings/:id/documents/change",
  ({ active }) => `/account/listings/${active.id}/documents/change`,
);
const videoByScript = own(
  "/account/listings/:id/video/change",
  ({ active }) => `/account/listings/${active.id}/video/change`,
);
const unknown = "01900000-0000-7000-8000-000000000000";
const owns = (status: number) => members(404, { owner: status });

const request = (
  what: string,
  expected: Statuses,
  listing: (fixtures: Fixtures) => { id: string },
  reachesOwner = false,
): FormRow => ({
  address: "/business/:id/documents",
  intent: null,
  what,
  path: (fixtures) => `/business/${listing(fixtures).id}/documents`,
  fields: ({ owner }) => ({ buyerId: owner.id, grantedAt: "now" }),
  expected,
  reachesOwner,
});

const access = (
  intent: string,
  what: string,
  expected: Statuses,
  to: (fixtures: Fixtures) => string = ({ requester }) => requester,
): FormRow => ({
  address: "/account/access/:listingId/:buyerId",
  intent,
  what,
  path: (fixtures) => `/account/access/${fixtures.active.id}/${to(fixtures)}`,
  expected,
  fields: ({ owner }) => ({ intent, managerId: owner.id, term: "7" }),
});

const agreement = (intent: string, what: string, expected: Statuses, fields = {}): FormRow => ({
  address: "/business/:id/agreement",
  intent,
  what,
  path: ({ active }) => `/business/${active.id}/agreement`,
  expected,
  fields: ({ owner }) => ({ buyerId: owner.id, ...fields, intent }),
  reachesOwner: intent === "ask",
});

/** Owners' forms for documents and video, and buyers' requests for access. */
export const documentForms: FormRow[] = [
  documents("attach", "no document", owns(422), () => ({ document: new Blob(["<svg/>"]) })),
  documents("attach", "text instead of a file", owns(400), () => ({ document: "a document" })),
  documents("rename", "valid", owns(200), ({ document }) => ({ mediaId: document, name: "Lease" })),
  documents("rename", "a photo", members(404), ({ photos }) => ({ mediaId: photos.shown })),
  documents("move-up", "valid", owns(200), ({ document }) => ({ mediaId: document })),
  documents("remove", "valid", owns(200), ({ document }) => ({ mediaId: document })),
  documents("remove", "invalid", members(404), () => ({ mediaId: "1" })),
  access("grant", "valid", owns(303)),
  access("grant", "to a person without a request", members(404), ({ owner }) => owner.id),
  access("refuse", "valid", owns(303)),
  access("ask-passport", "without a conversation", owns(303)),
  access("set-end", "what was not granted", owns(303)),
  access("revoke", "what was not granted", owns(303)),
  access("made-up", "unknown", members(400)),
  access("grant", "invalid", members(404), () => "1"),
  agreement("sign", "another text", members(409, { owner: 404 }), {
    typedName: "Ann Lee",
    consent: "on",
    bodyHash: "0".repeat(64),
  }),
  agreement("sign", "without consent", members(422), { typedName: "Ann Lee" }),
  agreement("ask", "valid", members(303, { owner: 409 })),
  documentsByScript("rename", "valid", owns(200), ({ document }) => ({
    mediaId: document,
    name: "Lease",
  })),
  documentsByScript("attach", "no such upload", owns(422), () => ({ upload: unknown })),
  documentsByScript("attach", "invalid", members(404), () => ({ upload: "1" })),
  documentsByScript("made-up", "unknown", members(400)),
  documents("made-up", "unknown", members(400)),
  video("set", "valid", owns(200), () => ({ link: "https://youtu.be/dQw4w9WgXcQ" })),
  video("set", "another site", owns(422), () => ({ link: "https://example.com/video" })),
  video("remove", "valid", owns(200)),
  videoByScript("set", "valid", owns(200), () => ({ link: "https://vimeo.com/76979871" })),
  videoByScript("set", "another site", owns(422), () => ({ link: "https://example.com/video" })),
  video("made-up", "unknown", members(400)),
  request("what is public", members(302, { owner: 404 }), ({ active }) => active, true),
  request("what is not public", members(404), ({ pending }) => pending),
  request("what has no documents", members(404), ({ sold }) => sold),
];
