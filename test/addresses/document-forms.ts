import { type FormRow, formsAt, reaching, unknownId } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const own = (section: string) =>
  formsAt(`/account/listings/:id/${section}`, `/account/listings/{active}/${section}`, {
    ownerId: "{owner}",
  });
const documents = own("documents");
const video = own("video");
/** The same by scripts, which get JSON. */
const documentsByScript = own("documents/change");
const videoByScript = own("video/change");

const request = (listing: string) =>
  formsAt("/business/:id/documents", `/business/${listing}/documents`, {
    buyerId: "{owner}",
    grantedAt: "now",
  });

const accessOf = (buyer: string) =>
  formsAt("/account/access/:listingId/:buyerId", `/account/access/{active}/${buyer}`, {
    managerId: "{owner}",
    term: "7",
  });
const access = accessOf("{requester}");

const agreement = formsAt("/business/:id/agreement", "/business/{active}/agreement", {
  buyerId: "{owner}",
});

/** Owners' forms for documents and video, and buyers' requests for access. */
export const documentForms: FormRow[] = [
  documents("attach", "no document", owns(422), { document: new Blob(["<svg/>"]) }),
  documents("attach", "text instead of a file", owns(400), { document: "a document" }),
  documents("rename", "valid", owns(200), { mediaId: "{document}", name: "Lease" }),
  documents("rename", "a photo", members(404), { mediaId: "{photos.shown}" }),
  documents("move-up", "valid", owns(200), { mediaId: "{document}" }),
  documents("remove", "valid", owns(200), { mediaId: "{document}" }),
  documents("remove", "invalid", members(404), { mediaId: "1" }),
  access("grant", "valid", owns(303)),
  accessOf("{owner}")("grant", "to a person without a request", members(404)),
  access("refuse", "valid", owns(303)),
  access("ask-passport", "without a conversation", owns(303)),
  access("set-end", "what was not granted", owns(303)),
  access("revoke", "what was not granted", owns(303)),
  access("made-up", "unknown", members(400)),
  accessOf("1")("grant", "invalid", members(404)),
  agreement("sign", "another text", members(409, { owner: 404 }), {
    typedName: "Ann Lee",
    consent: "on",
    bodyHash: "0".repeat(64),
  }),
  agreement("sign", "without consent", members(422), { typedName: "Ann Lee" }),
  reaching(agreement("ask", "valid", members(303, { owner: 409 }))),
  documentsByScript("rename", "valid", owns(200), { mediaId: "{document}", name: "Lease" }),
  documentsByScript("attach", "no such upload", owns(422), { upload: unknownId }),
  documentsByScript("attach", "invalid", members(404), { upload: "1" }),
  documentsByScript("made-up", "unknown", members(400)),
  documents("made-up", "unknown", members(400)),
  video("set", "valid", owns(200), { link: "https://youtu.be/dQw4w9WgXcQ" }),
  video("set", "another site", owns(422), { link: "https://example.com/video" }),
  video("remove", "valid", owns(200)),
  videoByScript("set", "valid", owns(200), { link: "https://vimeo.com/76979871" }),
  videoByScript("set", "another site", owns(422), { link: "https://example.com/video" }),
  video("made-up", "unknown", members(400)),
  reaching(request("{active}")(null, "what is public", members(302, { owner: 404 }))),
  request("{pending}")(null, "what is not public", members(404)),
  request("{sold}")(null, "what has no documents", members(404)),
];
