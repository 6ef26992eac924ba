import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { members, type Statuses } from "./statuses.ts";

/** The owner's response; for everyone else the listing is not found. */
const owners = (status: number): Statuses => members(404, { owner: status });

const page = ({ active }: Fixtures) => `/account/listings/${active.id}/photos`;
const unknown = "01900000-0000-7000-8000-000000000000";

const onPage = (
  intent: string,
  what: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string | Blob> = ({ photos }) => ({
    photoId: photos.shown,
  }),
  path: (fixtures: Fixtures) => string = page,
): FormRow => ({
  address: "/account/listings/:id/photos",
  path,
  intent,
  what,
  expected,
  fields: (fixtures) => ({ ...fields(fixtures), intent }),
});

/** The same by scripts, which get JSON. */
const byScript = (
  intent: string,
  what: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string>,
): FormRow => ({
  address: "/account/listings/:id/photos/change",
  path: (fixtures) => `${page(fixtures)}/change`,
  intent,
  what,
  expected,
  fields: (fixtures) => ({ ...fields(fixtures), intent }),
});

export const photoForms: FormRow[] = [
  onPage("add", "no photo", owners(422), () => ({ photos: new Blob(["<svg/>"]) })),
  onPage("add", "text instead of a file", owners(400), () => ({ photos: "a photo" })),
  onPage("earlier", "valid", owners(302)),
  onPage("later", "valid", owners(302)),
  onPage("cover", "valid", owners(302)),
  onPage("describe", "valid", owners(302), ({ photos }) => ({
    photoId: photos.shown,
    caption: "The terrace",
    revealing: "no",
  })),
  onPage("describe", "too long", owners(422), ({ photos }) => ({
    photoId: photos.shown,
    caption: "x".repeat(151),
  })),
  onPage("delete", "valid", owners(302)),
  onPage("delete", "a photo of another listing", owners(404), ({ photos }) => ({
    photoId: photos.ofPending,
  })),
  onPage(
    "delete",
    "of a sold listing",
    members(404),
    undefined,
    ({ sold }) => `/account/listings/${sold.id}/photos`,
  ),
  onPage("made-up", "unknown", owners(422)),
  byScript("order", "valid", owners(200), ({ photos }) => ({ ids: photos.shown })),
  byScript("order", "invalid", owners(422), () => ({ ids: "1,2" })),
  byScript("delete", "valid", owners(200), ({ photos }) => ({ photoId: photos.shown })),
  byScript("attach", "no such upload", owners(422), () => ({ upload: unknown })),
  byScript("attach", "invalid", members(404), () => ({ upload: "1" })),
];
