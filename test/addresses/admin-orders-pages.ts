import type { Fixtures } from "./actors.ts";
import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const row = (
  address: string,
  path: string | ((fixtures: Fixtures) => string) = address,
  status = 200,
): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin: status }),
  post: everyone(403, { admin: 405 }),
});

const ofOrder = (below = ""): PageRow[] => {
  const address = `/admin/orders/:id${below}`;
  return [
    row(address, ({ order }) => `/admin/orders/${order}${below}`),
    row(address, `/admin/orders/${unknownId}${below}`, 404),
    row(address, `/admin/orders/1${below}`, 404),
  ];
};

const hostile =
  "?q=%00%25%27%ff&status=x&state=x&kind=x&sort=x&dir=x&page=-1&size=1e9&from=x&to=%00";

/** Orders, revenue, jobs, emails and campaigns. */
export const adminOrdersPages: readonly PageRow[] = [
  ...["/admin/orders", "/admin/orders/export", "/admin/revenue", "/admin/revenue/export"].flatMap(
    (address) => [row(address), row(address, address + hostile)],
  ),
  ...ofOrder(),
  ...ofOrder("/refund"),
  ...ofOrder("/receipt"),
  ...["/admin/jobs", "/admin/emails", "/admin/emails/received"].flatMap((address) => [
    row(address),
    row(address, address + hostile),
  ]),
  row("/admin/jobs", "/admin/jobs?state=waiting&kind=deliver-mail&page=999999"),
  row("/admin/campaigns"),
  row("/admin/campaigns", `/admin/campaigns${hostile}`),
  row("/admin/campaigns/new"),
  row("/admin/campaigns/new", "/admin/campaigns/new?listing=x%00&listing=1"),
  ...["", "/edit", "/email"].flatMap((below) => [
    row(`/admin/campaigns/:id${below}`, ({ campaign }) => `/admin/campaigns/${campaign}${below}`),
    row(`/admin/campaigns/:id${below}`, `/admin/campaigns/${unknownId}${below}`, 404),
    row(`/admin/campaigns/:id${below}`, `/admin/campaigns/1${below}`, 404),
  ]),
  ...["", "/body"].flatMap((below) =>
    [unknownId, "1"].map((id) =>
      row(`/admin/emails/:id${below}`, `/admin/emails/${id}${below}`, 404),
    ),
  ),
];
