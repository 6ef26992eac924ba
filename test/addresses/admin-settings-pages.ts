import type { PageRow } from "./pages.ts";
import { everyone } from "./statuses.ts";

const admin = (address: string, path = address): PageRow => ({
  address,
  path,
  expected: everyone(403, { admin: 200 }),
  post: everyone(403, { admin: 405 }),
});

/** Settings and the audit log; odd filters are no filter. */
export const adminSettingsPages: PageRow[] = [
  admin("/admin/audit"),
  admin("/admin/audit", "/admin/audit?person=%00&action=x&from=soon&words=%25%5C&after=1_2"),
  admin("/admin/audit", "/admin/audit?subjectType=user&subjectId=1&to=0000-00-00"),
  admin("/admin/audit/export", "/admin/audit/export?person=nobody@example.com"),
  admin("/admin/settings"),
  admin("/admin/settings/announcement", "/admin/settings/announcement?done=%00"),
  admin("/admin/settings/operator"),
  admin("/admin/settings/hero-figures"),
  admin("/admin/settings/featured"),
  admin("/admin/settings/banned-words"),
  admin("/admin/settings/exchange-rates"),
  admin("/admin/settings/taxes"),
];
