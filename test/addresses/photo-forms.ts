import { type FormRow, formsAt, unknownId } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const path = "/account/listings/{active}/photos";
const shown = { photoId: "{photos.shown}" };
const onPage = formsAt("/account/listings/:id/photos", path, shown);
/** The same by scripts, which get JSON. */
const byScript = formsAt("/account/listings/:id/photos/change", `${path}/change`);

export const photoForms: FormRow[] = [
  onPage("add", "no photo", owns(422), { photos: new Blob(["<svg/>"]) }),
  onPage("add", "text instead of a file", owns(400), { photos: "a photo" }),
  onPage("earlier", "valid", owns(302)),
  onPage("later", "valid", owns(302)),
  onPage("cover", "valid", owns(302)),
  onPage("describe", "valid", owns(302), { caption: "The terrace", revealing: "no" }),
  onPage("describe", "too long", owns(422), {
    caption: "x".repeat(151),
  }),
  onPage("delete", "valid", owns(302)),
  onPage("delete", "a photo of another listing", owns(404), { photoId: "{photos.ofPending}" }),
  formsAt("/account/listings/:id/photos", "/account/listings/{sold}/photos", shown)(
    "delete",
    "of a sold listing",
    members(404),
  ),
  onPage("made-up", "unknown", owns(422)),
  byScript("order", "valid", owns(200), { ids: "{photos.shown}" }),
  byScript("order", "invalid", owns(422), { ids: "1,2" }),
  byScript("delete", "valid", owns(200), { photoId: "{photos.shown}" }),
  byScript("attach", "no such upload", owns(422), { upload: unknownId }),
  byScript("attach", "invalid", members(404), { upload: "1" }),
];
