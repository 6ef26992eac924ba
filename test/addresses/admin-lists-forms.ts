import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const bulk = (
  address: string,
  intent: string,
  what: string,
  admin: number,
  path: FormRow["path"],
  fields: Record<string, string> = {},
): FormRow => ({
  address,
  intent,
  what,
  ...(path && { path }),
  fields: { intent, ...fields },
  expected: everyone(403, { admin }),
});

/** Bulk changes, each rejected for another reason: nothing of the owner changes. */
export const adminListsForms: FormRow[] = [
  bulk(
    "/admin/users/bulk",
    "apply",
    "without a reason",
    422,
    ({ owner }) => `/admin/users/bulk?change=deactivate&id=${owner.id}`,
    { expected: "1", reason: " " },
  ),
  bulk("/admin/users/bulk", "undo", "an unknown run", 404, `/admin/users/bulk?run=${unknownId}`),
  bulk("/admin/users/bulk", "explode", "an unknown intent", 400, "/admin/users/bulk"),
  bulk(
    "/admin/listings/bulk",
    "apply",
    "another number than in the preview",
    409,
    ({ active }) => `/admin/listings/bulk?change=verify&id=${active.id}`,
    { expected: "2" },
  ),
  bulk("/admin/listings/bulk", "undo", "no run", 404, "/admin/listings/bulk"),
  bulk("/admin/messages/bulk", "apply", "an unknown change", 400, "/admin/messages/bulk?change=x"),
  bulk("/admin/messages/bulk", "undo", "an odd run", 404, "/admin/messages/bulk?run=%00"),
];
