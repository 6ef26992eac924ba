import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { members, type Statuses } from "./statuses.ts";

type Fields = (fixtures: Fixtures) => Record<string, string | Blob>;

const at =
  (address: string, path: (fixtures: Fixtures) => string) =>
  (
    intent: string | null,
    what: string,
    expected: Statuses,
    fields: Fields = () => ({}),
  ): FormRow => ({
    address,
    path,
    intent,
    what,
    expected,
    fields: (fixtures) => ({ ...fields(fixtures), ...(intent && { intent }) }),
  });

const index = at(
  "/account/listings/:id/room",
  ({ active }) => `/account/listings/${active.id}/room`,
);
const byScript = at(
  "/account/listings/:id/room/change",
  ({ active }) => `/account/listings/${active.id}/room/change`,
);
const ownDocument = at(
  "/account/listings/:id/room/:documentId",
  ({ active, room }) => `/account/listings/${active.id}/room/${room.document}`,
);
const room = at("/business/:id/room", ({ active }) => `/business/${active.id}/room`);
const document = at(
  "/business/:id/room/:documentId",
  ({ active, room: { document: id } }) => `/business/${active.id}/room/${id}`,
);

const unknown = "01900000-0000-7000-8000-000000000000";
const owns = (status: number) => members(404, { owner: status });
const folder: Fields = (fixtures) => ({ folderId: fixtures.room.folder });
const one: Fields = (fixtures) => ({ documentId: fixtures.room.document });

/** Owners' forms for data rooms, and readers' questions, which nobody here may ask: nobody has access. */
export const roomForms: FormRow[] = [
  index("usual-folders", "valid", owns(200)),
  index("add-folder", "valid", owns(200), () => ({ name: "Tax" })),
  index("add-folder", "no name", owns(422), () => ({ name: " " })),
  index("rename-folder", "valid", owns(200), (given) => ({ ...folder(given), name: "Company" })),
  index("move-folder", "valid", owns(200), (given) => ({ ...folder(given), step: "down" })),
  index("delete-folder", "empty", owns(200), (given) => ({ folderId: given.room.empty })),
  index("delete-folder", "not empty", owns(409), folder),
  index("delete-folder", "unknown", members(404), () => ({ folderId: unknown })),
  index("move-document", "valid", owns(200), (given) => ({ ...one(given), step: "up" })),
  index("attach", "no document", owns(422), (given) => ({
    ...folder(given),
    document: new Blob(["<svg/>"]),
  })),
  index("attach", "nowhere", members(404), () => ({ document: new Blob(["<svg/>"]) })),
  index("answer", "valid", owns(200), (given) => ({
    questionId: given.room.question,
    answer: "In the spring.",
  })),
  index("made-up", "unknown", owns(400)),
  byScript("order", "valid", owns(200), (given) => ({
    ...folder(given),
    ids: given.room.document,
  })),
  byScript("attach", "no such upload", owns(422), (given) => ({
    ...folder(given),
    upload: unknown,
  })),
  ownDocument("edit-document", "valid", owns(200), (given) => ({
    ...one(given),
    ...folder(given),
    name: "Lease",
    viewOnly: "on",
  })),
  ownDocument("delete-document", "valid", owns(302), one),
  ownDocument("delete-document", "unknown", members(404), () => ({ documentId: unknown })),
  room(null, "a question", members(404, { owner: 404, admin: 404 }), () => ({ question: "Why?" })),
  document(null, "a question", members(404), () => ({ question: "Why?" })),
];
