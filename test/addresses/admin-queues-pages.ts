import { queueKinds } from "#app/admin/queues/queue-kind.ts";
import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const admins = (address: string, path: string, status = 200): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin: status }),
  post: everyone(403, { admin: 405 }),
});

const kind = "/admin/queues/:kind";

export const adminQueuePages: PageRow[] = [
  admins("/admin/queues", "/admin/queues"),
  ...queueKinds.flatMap((name) => [
    admins(kind, `/admin/queues/${name}?person=${unknownId}`),
    admins(kind, `/admin/queues/${name}?item=${unknownId}`, 404),
    admins(kind, `/admin/queues/${name}?item=%00&person=x&state=decided&done=1`),
  ]),
  admins(kind, "/admin/queues/made-up", 404),
  ...["listings", "brokers", "identities", "passports"].map((name) =>
    admins("/admin/queues/:kind/reasons", `/admin/queues/${name}/reasons`),
  ),
  admins("/admin/queues/:kind/reasons", "/admin/queues/contact/reasons", 404),
  ...["sheet", "listing.xml", "photos.zip"].flatMap((file) =>
    [unknownId, "1"].map((id) =>
      admins(
        `/admin/queues/deliverables/:id/${file}`,
        `/admin/queues/deliverables/${id}/${file}`,
        404,
      ),
    ),
  ),
  ...[unknownId, "1"].map((id) =>
    admins("/admin/queues/identities/:id/picture", `/admin/queues/identities/${id}/picture`, 404),
  ),
  ...[unknownId, "1"].map((id) =>
    admins("/admin/queues/passports/:id/proof", `/admin/queues/passports/${id}/proof`, 404),
  ),
];
