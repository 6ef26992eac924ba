import type { Fixtures } from "./actors.ts";
import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const page = (address: string, path: PageRow["path"], admin = 200): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin }),
  post: everyone(403, { admin: 405 }),
});

const edit = (name: "active" | "pending" | "draft" | "expired" | "sold") =>
  page("/admin/listings/:id/edit", ({ [name]: one }: Fixtures) => `/admin/listings/${one.id}/edit`);

const media = (part: string, admin = 200) =>
  page(
    `/admin/listings/:id/${part}`,
    ({ active }) => `/admin/listings/${active.id}/${part}`,
    admin,
  );

/** Where administrators edit listings and read conversations. */
export const adminEditPages: PageRow[] = [
  ...(["active", "pending", "draft", "expired", "sold"] as const).map(edit),
  page("/admin/listings/:id/edit", `/admin/listings/${unknownId}/edit`, 404),
  page("/admin/listings/:id/edit", "/admin/listings/1/edit?page=%00&done=x", 404),
  media("photos"),
  media("documents"),
  media("video"),
  media("photos/change", 405),
  media("documents/change", 405),
  media("video/change", 405),
  page("/admin/listings/:id/photos", `/admin/listings/${unknownId}/photos`, 404),
  page("/admin/conversations/:id", ({ conversation }) => `/admin/conversations/${conversation}`),
  page(
    "/admin/conversations/:id",
    ({ conversation }) => `/admin/conversations/${conversation}?before=%00&done=archive`,
  ),
  page("/admin/conversations/:id", `/admin/conversations/${unknownId}`, 404),
  page("/admin/conversations/:id", "/admin/conversations/1", 404),
];
