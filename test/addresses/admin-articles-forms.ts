import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";
const article = "/admin/articles/:id";

const form = (
  address: string,
  intent: string | null,
  status: number,
  { path, ...fields }: Record<string, string | Blob> = {},
): FormRow => ({
  address,
  intent,
  what: `answered ${String(status)}`,
  path: typeof path === "string" ? path : ({ article: id }) => address.replace(":id", id),
  fields: { ...(intent !== null && { intent }), ...fields },
  expected: everyone(403, { admin: status }),
});

const typed = { version: "{}", title: "A title", shelf: "guides", slug: "a-title", author: "We" };
const edit = `${article}/edit`;
const create = { path: "/admin/articles/new", ...typed };

/** Administrators' actions on articles, rejected for everyone else. */
export const adminArticlesForms: readonly FormRow[] = [
  form("/admin/articles/new", null, 404, { ...create, id: "1" }),
  form("/admin/articles/new", null, 400, { ...create, id: unknownId, version: "\0" }),
  form("/admin/articles/new", null, 422, { ...create, id: unknownId, slug: "Not An Address" }),
  form("/admin/articles/new", "preview", 200, { ...create, id: unknownId, body: "a\0 *b*" }),
  form(edit, null, 400),
  form(edit, null, 409, typed),
  form(edit, null, 422, { ...typed, title: " \0 " }),
  form(edit, null, 422, { ...typed, body: "{{no-such-figure}}" }),
  form(edit, null, 404, { ...typed, path: `/admin/articles/${unknownId}/edit` }),
  form(edit, null, 404, { ...typed, path: "/admin/articles/1/edit" }),
  form(edit, "preview", 200, { ...typed, body: "x" }),
  form("/admin/articles/preview", null, 200, { path: "/admin/articles/preview", body: "x" }),
  form("/admin/articles/preview", null, 422, { path: "/admin/articles/preview", body: "{{x}}" }),
  form("/admin/articles/pictures", null, 422, {
    path: "/admin/articles/pictures",
    description: "A till",
    picture: new Blob(["<svg/>"], { type: "image/png" }),
  }),
  form("/admin/articles/pictures", null, 422, { path: "/admin/articles/pictures" }),
  form(article, "none", 400),
  ...["publish", "schedule", "unpublish", "delete", "restore"].flatMap((intent) => [
    form(article, intent, 404, { path: `/admin/articles/${unknownId}` }),
    form(article, intent, 404, { path: "/admin/articles/1" }),
  ]),
  ...["publish", "schedule", "unpublish", "delete"].map((intent) =>
    form(article, intent, 409, { version: "99" }),
  ),
  form(article, "schedule", 422, { version: "1", day: "2026-02-30", time: "\0" }),
  form(article, "schedule", 422, { version: "1", day: "2001-01-01", time: "08:00" }),
  form(article, "restore", 404, { version: "1", wanted: "-1" }),
];
