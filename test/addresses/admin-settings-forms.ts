import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const form = (
  page: string,
  intent: string | null,
  status: number,
  fields: Record<string, string> = {},
): FormRow => ({
  address: `/admin/settings/${page}`,
  intent,
  what: `answered ${String(status)}`,
  fields: { ...(intent && { intent }), ...fields },
  expected: everyone(403, { admin: status }),
});

/** A version that no setting has: a concurrent change came first. */
const stale = { version: unknownId };
const announcement = { title: "News", body: "Something is new." };
const rate = { region: "CA-ON", label: "HST", since: "2040-01-01", rate: "13" };

const reverts = (page: string): FormRow[] => [
  form(page, "revert", 400, { change: "1\0" }),
  form(page, "revert", 409, { change: unknownId, ...stale }),
];

/** None of these changes a setting, which is global. The journeys do. */
export const adminSettingsForms: readonly FormRow[] = [
  form("announcement", "save", 422, { title: "\0", body: "" }),
  form("announcement", "save", 409, { ...announcement, ...stale }),
  form("announcement", "preview", 200, announcement),
  ...reverts("announcement"),
  form("operator", null, 422, { legalName: "Ltd.", postalAddress: "", supportEmail: "nobody" }),
  form("operator", null, 409, {
    legalName: "Ltd.",
    postalAddress: "1 Main Street",
    supportEmail: "help@example.com",
    ...stale,
  }),
  ...reverts("operator"),
  form("hero-figures", null, 422, { years: "x".repeat(21) }),
  form("hero-figures", null, 409, { years: "1", sales: "2", verified: "3", ...stale }),
  ...reverts("hero-figures"),
  form("featured", null, 422, { strip: "11", home: "-1" }),
  form("featured", null, 409, { strip: "1", home: "1", ...stale }),
  ...reverts("featured"),
  form("banned-words", "save", 422, { words: "!" }),
  form("banned-words", "save", 409, { words: "turnip", ...stale }),
  form("banned-words", "check", 200, { words: "turnip\0" }),
  ...reverts("banned-words"),
  form("exchange-rates", "add", 422, { day: "soon", USD: "a lot" }),
  form("exchange-rates", "add", 422, { day: "2999-01-01", USD: "0.7" }),
  form("exchange-rates", "preview", 422, { csv: "USD\0,2026-11-02" }),
  form("exchange-rates", "preview", 200, { csv: "USD,2020-01-02,0.77" }),
  form("exchange-rates", "save", 409, { csv: "USD,2020-01-02,0.77", ...stale }),
  ...reverts("exchange-rates"),
  form("taxes", "none", 400),
  form("taxes", "numbers", 422, { GST: "<script>" }),
  form("taxes", "rate", 422, { ...rate, region: "US-TX" }),
  form("taxes", "rate", 422, { ...rate, label: "QST" }),
  form("taxes", "rate", 409, { ...rate, ...stale }),
  form("taxes", "remove", 409, { ...rate, ...stale }),
  ...reverts("taxes"),
];
