import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const admin = (address: string, path: PageRow["path"], status: number): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin: status }),
  post: everyone(403, { admin: 405 }),
});

const unknownId = "01900000-0000-7000-8000-000000000000";

/** Users, one by one. */
export const adminPeoplePages: PageRow[] = [
  ...["/admin/users/:id", "/admin/users/:id/edit", "/admin/view-as/:id"].flatMap((address) => [
    admin(address, ({ owner }) => address.replace(":id", owner.id), 200),
    admin(address, address.replace(":id", unknownId), 404),
    admin(address, address.replace(":id", "1"), 404),
  ]),
  { address: "/view-as/end", path: "/view-as/end", expected: everyone(302), post: everyone(405) },
];
