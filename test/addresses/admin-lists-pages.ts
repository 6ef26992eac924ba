import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const page = (
  address: string,
  path: PageRow["path"] = address,
  admin = 200,
  post = everyone(403, { admin: 405 }),
): PageRow => ({ address, path, expected: everyone(403, { admin }), post });

const unknownId = "01900000-0000-7000-8000-000000000000";
const odd = "q=%00%25_%27%5C:*%26%ff&sort=password&dir=up&page=999999&size=7&status=%00&type[]=x";

/** The admin lists, with odd addresses too. */
export const adminListsPages: PageRow[] = [
  page("/admin/users"),
  page("/admin/users", `/admin/users?${odd}`),
  page("/admin/users", "/admin/users?q=ana&type=buyer&verification=verified&sort=email&dir=desc"),
  page("/admin/users/export", "/admin/users/export?q=nobody-has-this-name"),
  page("/admin/users/bulk", ({ owner }) => `/admin/users/bulk?change=deactivate&id=${owner.id}`),
  page("/admin/users/bulk", "/admin/users/bulk"),
  page("/admin/users/bulk", "/admin/users/bulk?change=delete&id=1", 400),
  page("/admin/users/bulk", "/admin/users/bulk?run=1", 404),
  page("/admin/listings"),
  page("/admin/listings", `/admin/listings?${odd}`),
  page(
    "/admin/listings",
    "/admin/listings?q=bakery&status=active&category=retail&sort=askingPrice",
  ),
  page("/admin/listings/export", "/admin/listings/export?q=nobody-has-this-title"),
  page(
    "/admin/listings/bulk",
    ({ pending }) => `/admin/listings/bulk?change=reject&id=${pending.id}`,
  ),
  page("/admin/listings/bulk", `/admin/listings/bulk?run=${unknownId}`, 404),
  page("/admin/listings/new"),
  page("/admin/listings/new", "/admin/listings/new?email=%00%ff"),
  page("/admin/bulk-runs"),
  page("/admin/messages"),
  page("/admin/messages", `/admin/messages?${odd}`),
  page("/admin/messages", "/admin/messages?q=bakery+ana&status=closed&sort=businessTitle"),
  page("/admin/messages/export", "/admin/messages/export?q=nobody-has-this-name"),
  page(
    "/admin/messages/bulk",
    ({ conversation }) => `/admin/messages/bulk?change=close&id=${conversation}`,
  ),
  page("/admin/messages/bulk", "/admin/messages/bulk?all=yes&q=nobody-has-this-name"),
];
