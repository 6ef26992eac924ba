import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { members } from "./statuses.ts";

const preview = (
  intent: string,
  what: string,
  expected: number,
  fields: Record<string, string>,
  path = ({ import: id }: Fixtures) => `/account/import/${id}`,
  other = 404,
): FormRow => ({
  address: "/account/import/:id",
  intent,
  what,
  path,
  expected: members(other, { owner: expected }),
  fields: { ...fields, intent },
});

const columns = (...names: string[]) =>
  Object.fromEntries(names.map((name, at) => [`column-${at}`, name]));

/** Files and their previews, each also tried with the owner's preview. */
export const importForms: FormRow[] = [
  {
    address: "/account/import",
    intent: null,
    what: "a file",
    expected: members(303),
    fields: { file: new Blob(["Ref,Title,Region,Category\n1,Shop,ON,retail"]) },
  },
  {
    address: "/account/import",
    intent: null,
    what: "no file",
    expected: members(303),
    fields: { file: "text" },
  },
  {
    address: "/account/import/feed",
    intent: "save",
    what: "an address that is not public",
    expected: members(422),
    fields: { intent: "save", address: "http://localhost/listings.csv" },
  },
  {
    address: "/account/import/feed",
    intent: "remove",
    what: "a feed",
    expected: members(303),
    fields: { intent: "remove" },
  },
  preview("columns", "without a key", 409, columns("", "listingHeadline", "region", "categories")),
  preview("columns", "of another file", 404, columns("reference")),
  preview("columns", "valid", 303, columns("reference", "listingHeadline", "region", "categories")),
  preview("import", "another number of rows than was shown", 303, { expected: "7" }),
  preview("import", "valid", 303, { expected: "1" }),
  preview("import", "no such import", 404, { expected: "1" }, () => "/account/import/1"),
];
