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

const hostile = "?q=%00%25%27%ff&shelf=x&status=x&sort=x&dir=x&page=-1&size=1e9";

/** The editor of articles. */
export const adminArticlesPages: readonly PageRow[] = [
  ...["/admin/articles", "/admin/articles/export"].flatMap((address) => [
    row(address),
    row(address, address + hostile),
  ]),
  row("/admin/articles", "/admin/articles?q=guides%2F&shelf=help&sort=helped"),
  row("/admin/articles/new"),
  row("/admin/articles/preview", "/admin/articles/preview", 405),
  row("/admin/articles/pictures"),
  row("/admin/articles/pictures", "/admin/articles/pictures?problem=%00"),
  ...["", "/edit"].flatMap((below) => [
    row(`/admin/articles/:id${below}`, ({ article }) => `/admin/articles/${article}${below}`),
    row(`/admin/articles/:id${below}`, `/admin/articles/${unknownId}${below}`, 404),
    row(`/admin/articles/:id${below}`, `/admin/articles/1${below}`, 404),
  ]),
  row(
    "/admin/articles/:id",
    ({ article }) => `/admin/articles/${article}?compare=%00&done=constructor&replaced=1e9`,
  ),
  row("/admin/articles/:id", ({ article }) => `/admin/articles/${article}?compare=999999999`),
];
