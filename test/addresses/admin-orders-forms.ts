import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const campaign = "/admin/campaigns/:id";

const form = (
  address: string,
  intent: string | null,
  status: number,
  { path, ...fields }: Record<string, string> = {},
): FormRow => ({
  address,
  intent,
  what: `answered ${String(status)}`,
  path:
    path ??
    (({ order: id, campaign: another }) =>
      address.replace(":id", address.startsWith(campaign) ? another : id)),
  fields: { ...(intent !== null && { intent }), ...fields },
  expected: everyone(403, { admin: status }),
});

const order = "/admin/orders/:id";
const refund = `${order}/refund`;
const input = { amount: "1.00", reason: "Goodwill", formId: unknownId, left: "100" };

/** Administrators' actions on orders, jobs, emails and campaigns, rejected for everyone else. */
export const adminOrdersForms: readonly FormRow[] = [
  form(order, "none", 400),
  form(order, "reconcile", 404, { path: `/admin/orders/${unknownId}` }),
  form(order, "reconcile", 404, { path: "/admin/orders/1" }),
  form(order, "redeliver", 404, { event: "evt_\0none" }),
  form(order, "withdraw-refund", 404, { key: "none" }),
  form(order, "cancel-renewal", 404, { renewal: "1" }),
  form(order, "cancel-renewal", 404, { renewal: unknownId }),
  form(order, "mark-paid", 422, { note: " \0 " }),
  form(order, "mark-paid", 404, { note: "Cheque 42" }),
  form(refund, "none", 400),
  form(refund, "preview", 422, { ...input, amount: "a lot" }),
  form(refund, "preview", 422, { ...input, reason: "" }),
  form(refund, "refund", 422, { ...input, formId: "1" }),
  form(refund, "refund", 409, input),
  form(refund, "refund", 404, { ...input, path: `/admin/orders/${unknownId}/refund` }),
  form("/admin/jobs", "none", 400, { path: "/admin/jobs" }),
  form("/admin/jobs", "retry", 404, { path: "/admin/jobs", job: unknownId }),
  form("/admin/jobs", "drop", 404, { path: "/admin/jobs", job: "1" }),
  form("/admin/jobs", "retry-all", 404, { path: "/admin/jobs", kind: "\0" }),
  form("/admin/jobs", "retry-all", 303, { path: "/admin/jobs", kind: "no-such-kind" }),
  form("/admin/emails", "none", 400, { path: "/admin/emails" }),
  form("/admin/emails", "retry-all", 303, { path: "/admin/emails" }),
  form("/admin/emails/:id", "none", 400, { path: `/admin/emails/${unknownId}` }),
  form("/admin/emails/:id", "retry", 404, { path: `/admin/emails/${unknownId}` }),
  form("/admin/emails/:id", "retry", 404, { path: "/admin/emails/1" }),
  form("/admin/campaigns/new", null, 404, { path: "/admin/campaigns/new", id: "1" }),
  form("/admin/campaigns/new", null, 422, {
    path: "/admin/campaigns/new",
    id: unknownId,
    subject: "A subject",
    listingIds: unknownId,
  }),
  form(`${campaign}/edit`, null, 422, { subject: "" }),
  form(`${campaign}/edit`, null, 422, { subject: "A subject", listingIds: unknownId }),
  form(campaign, "none", 400),
  ...["test", "approve", "stop", "resume", "end"].flatMap((intent) => [
    // Its listing has no photo.
    form(campaign, intent, 409, { version: "1", day: "2030-01-01" }),
    form(campaign, intent, 404, { path: `/admin/campaigns/${unknownId}` }),
    form(campaign, intent, 404, { path: "/admin/campaigns/1" }),
  ]),
];
