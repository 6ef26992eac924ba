import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const row = (address: string, path = address): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin: 200 }),
  post: everyone(403, { admin: 405 }),
});

/** The dashboard of administrators and their quick search. */
export const adminDashboardPages: readonly PageRow[] = [
  row("/admin/dashboard"),
  row("/admin/dashboard", "/admin/dashboard?period=12m"),
  row("/admin/search"),
  row("/admin/search", "/admin/search?q=bakery"),
  row("/admin/search", "/admin/search?q=%00%ff'"),
];
