import { type FormRow, formsAt } from "./rows.ts";
import { members, owns } from "./statuses.ts";

const upload = formsAt("/account/import");
const feed = formsAt("/account/import/feed");
const preview = formsAt("/account/import/:id", "/account/import/{import}");

const columns = (...names: string[]) =>
  Object.fromEntries(names.map((name, at) => [`column-${at}`, name]));

/** Files and their previews, each also tried with the owner's preview. */
export const importForms: FormRow[] = [
  upload(null, "a file", members(303), {
    file: new Blob(["Ref,Title,Region,Category\n1,Shop,ON,retail"]),
  }),
  upload(null, "no file", members(303), { file: "text" }),
  feed("save", "an address that is not public", members(422), {
    address: "http://localhost/listings.csv",
  }),
  feed("remove", "a feed", members(303)),
  preview(
    "columns",
    "without a key",
    owns(409),
    columns("", "listingHeadline", "region", "categories"),
  ),
  preview("columns", "of another file", members(404), columns("reference")),
  preview(
    "columns",
    "valid",
    owns(303),
    columns("reference", "listingHeadline", "region", "categories"),
  ),
  preview("import", "another number of rows than was shown", owns(303), { expected: "7" }),
  preview("import", "valid", owns(303), { expected: "1" }),
  formsAt("/account/import/:id", "/account/import/1")("import", "no such import", members(404), {
    expected: "1",
  }),
];
