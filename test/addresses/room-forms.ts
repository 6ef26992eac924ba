import { type FormRow, formsAt, unknownId } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const index = formsAt("/account/listings/:id/room", "/account/listings/{active}/room");
const byScript = formsAt(
  "/account/listings/:id/room/change",
  "/account/listings/{active}/room/change",
);
const ownDocument = formsAt(
  "/account/listings/:id/room/:documentId",
  "/account/listings/{active}/room/{room.document}",
);
const room = formsAt("/business/:id/room", "/business/{active}/room");
const document = formsAt(
  "/business/:id/room/:documentId",
  "/business/{active}/room/{room.document}",
);
const folder = { folderId: "{room.folder}" };
const one = { documentId: "{room.document}" };

/** Owners' forms for data rooms, and readers' questions, which nobody here may ask: nobody has access. */
export const roomForms: FormRow[] = [
  index("usual-folders", "valid", owns(200)),
  index("add-folder", "valid", owns(200), { name: "Tax" }),
  index("add-folder", "no name", owns(422), { name: " " }),
  index("rename-folder", "valid", owns(200), { ...folder, name: "Company" }),
  index("move-folder", "valid", owns(200), { ...folder, step: "down" }),
  index("delete-folder", "empty", owns(200), { folderId: "{room.empty}" }),
  index("delete-folder", "not empty", owns(409), folder),
  index("delete-folder", "unknown", members(404), { folderId: unknownId }),
  index("move-document", "valid", owns(200), { ...one, step: "up" }),
  index("attach", "no document", owns(422), {
    ...folder,
    document: new Blob(["<svg/>"]),
  }),
  index("attach", "nowhere", members(404), { document: new Blob(["<svg/>"]) }),
  index("answer", "valid", owns(200), { questionId: "{room.question}", answer: "In the spring." }),
  index("made-up", "unknown", owns(400)),
  byScript("order", "valid", owns(200), { ...folder, ids: "{room.document}" }),
  byScript("attach", "no such upload", owns(422), {
    ...folder,
    upload: unknownId,
  }),
  ownDocument("edit-document", "valid", owns(200), {
    ...one,
    ...folder,
    name: "Lease",
    viewOnly: "on",
  }),
  ownDocument("delete-document", "valid", owns(302), one),
  ownDocument("delete-document", "unknown", members(404), { documentId: unknownId }),
  room(null, "a question", members(404, { owner: 404, admin: 404 }), { question: "Why?" }),
  document(null, "a question", members(404), { question: "Why?" }),
];
