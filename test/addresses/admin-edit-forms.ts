import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, type Statuses } from "./statuses.ts";

const admins = (admin: number): Statuses => everyone(403, { admin });

const edit = (
  intent: string,
  what: string,
  admin: number,
  fields: Record<string, string> = {},
): FormRow => ({
  address: "/admin/listings/:id/edit",
  path: ({ sold }) => `/admin/listings/${sold.id}/edit`,
  intent,
  what,
  expected: admins(admin),
  fields: { ...fields, intent },
});

type Part = "photos" | "documents" | "video";
type Fields = (fixtures: Fixtures) => Record<string, string | Blob>;

const onPage = (
  part: Part,
  intent: string,
  what: string,
  admin: number,
  fields: Fields = () => ({}),
  more: Partial<FormRow> = {},
): FormRow => ({
  address: `/admin/listings/:id/${part}`,
  path: ({ active, expired }) =>
    `/admin/listings/${part === "photos" ? expired.id : active.id}/${part}`,
  intent,
  what,
  expected: admins(admin),
  fields: (fixtures) => ({ ...fields(fixtures), intent }),
  ...more,
});

/** The same by scripts, which get JSON. */
const byScript = (
  part: Part,
  intent: string,
  what: string,
  admin: number,
  fields: Fields = () => ({}),
): FormRow => {
  const row = onPage(part, intent, what, admin, fields);
  return {
    ...row,
    address: `${row.address}/change`,
    path: ({ expired }) => `/admin/listings/${expired.id}/${part}/change`,
  };
};

const photo: Fields = ({ photos }) => ({ photoId: photos.ofExpired });
const changesPhotos = { reachesOwner: true };
const foreign: Fields = ({ photos }) => ({ photoId: photos.ofPending });
const document: Fields = ({ document: mediaId }) => ({ mediaId });
const unknown = "01900000-0000-7000-8000-000000000000";

const conversation = (intent: string): FormRow => ({
  address: "/admin/conversations/:id",
  path: ({ conversation: id }) => `/admin/conversations/${id}`,
  intent,
  what: "valid",
  expected: admins(303),
  fields: { intent },
  reachesOwner: true,
});

/** The forms with which administrators edit listings, and archive or close conversations. */
export const adminEditForms: FormRow[] = [
  edit("change-owner", "without a reason", 422, { email: "nobody@example.com" }),
  edit("change-owner", "to nobody", 422, { email: "nobody@example.com", reason: "Sold" }),
  {
    address: "/admin/listings/new",
    path: "/admin/listings/new",
    intent: null,
    what: "for nobody",
    expected: admins(422),
    fields: { email: "nobody@example.com", listingHeadline: "Mill", region: "CA-ON" },
  },
  edit("save", "without its version", 400, { status: "sold" }),
  edit("save", "filled in from something else", 400, { version: "{}", status: "sold" }),
  edit("save", "an unknown status", 400, { version: "{}", status: "gone" }),
  edit("approve", "what is sold", 409),
  edit("reject", "without a reason", 422),
  edit("reject", "what is sold", 409, { reason: "No" }),
  edit("keep", "what is sold", 409),
  edit("take-down", "without a reason", 422, { reason: " \u0000 " }),
  edit("take-down", "what is sold", 409, { reason: "No" }),
  edit("restore", "what is sold", 409),
  edit("offer-mandate", "without a broker", 400),
  edit("offer-mandate", "for what is sold", 409, { brokerId: unknown }),
  edit("end-mandate", "without a mandate", 303),
  edit("made-up", "unknown", 400),
  onPage("photos", "add", "no photo", 422, () => ({ photos: new Blob(["<svg/>"]) })),
  ...["earlier", "later", "cover", "describe"].map((intent) =>
    onPage("photos", intent, "valid", 302, photo, changesPhotos),
  ),
  onPage("photos", "delete", "a photo of another listing", 404, foreign),
  byScript("photos", "order", "invalid", 422, () => ({ ids: "1,2" })),
  byScript("photos", "attach", "no such upload", 422, () => ({ upload: unknown })),
  byScript("photos", "delete", "a photo of another listing", 404, foreign),
  onPage("documents", "attach", "no file", 422, () => ({ document: new Blob([]) })),
  onPage(
    "documents",
    "rename",
    "valid",
    200,
    (fixtures) => ({ ...document(fixtures), name: "Lease" }),
    {
      reachesOwner: true,
    },
  ),
  onPage("documents", "remove", "no such document", 404, () => ({ mediaId: unknown })),
  onPage("documents", "made-up", "unknown", 400),
  byScript("documents", "remove", "no such document", 404, () => ({ mediaId: unknown })),
  onPage("video", "set", "no link", 422, () => ({ link: "nothing" })),
  onPage("video", "made-up", "unknown", 400),
  byScript("video", "set", "no link", 422, () => ({ link: "nothing" })),
  conversation("archive"),
  conversation("close"),
  conversation("reopen"),
  { ...conversation("made-up"), what: "unknown", expected: admins(400), reachesOwner: false },
];
