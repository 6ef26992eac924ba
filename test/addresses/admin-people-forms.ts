import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

const form = (
  address: string,
  what: string,
  status: number,
  fields: Record<string, string> = {},
  id: (fixtures: Fixtures) => string = ({ owner }) => owner.id,
): FormRow => ({
  address,
  path: (fixtures) => address.replace(":id", id(fixtures)),
  intent: fields.intent ?? null,
  what,
  fields,
  expected: everyone(403, { admin: status }),
});

const user = "/admin/users/:id";
const edit = "/admin/users/:id/edit";
const impersonation = "/admin/view-as/:id";
const named = {
  firstName: "Zoë",
  lastName: "Núñez",
  email: "z@example.com",
  phone: "416 555 0100",
};

/** Administrators' actions on a user; successful ones use a person whose records are not compared. */
export const adminPeopleForms: FormRow[] = [
  form(user, "without a reason", 422, { intent: "deactivate" }),
  form(user, "nobody", 422, { intent: "deactivate", reason: "Spam" }, () => unknownId),
  form(user, "who is active", 422, { intent: "reactivate" }),
  form(user, "everywhere", 303, { intent: "sign-out" }, ({ requester }) => requester),
  form(user, "empty", 422, { intent: "message", message: " " }),
  form(user, "empty", 422, { intent: "note", note: "" }),
  form(user, "who has none", 422, { intent: "reset-two-step" }),
  form(user, "nobody", 422, { intent: "send-reset" }, () => unknownId),
  form(user, "nobody", 422, { intent: "resend-confirmation" }, () => unknownId),
  form(user, "made up", 400, { intent: "delete" }),
  form(user, "no id", 404, { intent: "sign-out" }, () => "1"),
  form(edit, "without a version", 400, { ...named, userType: "admin" }),
  form(edit, "without a name", 422, { version: "{}", userType: "admin" }),
  form(edit, "from nothing", 409, { ...named, version: "{}", userType: "admin" }),
  form(edit, "nobody", 404, { ...named, version: "{}", userType: "buyer" }, () => unknownId),
  form(impersonation, "without a reason", 422),
  form(impersonation, "nobody", 404, { reason: "Help" }, () => unknownId),
  { ...form("/view-as/end", "without having begun", 303), expected: everyone(303) },
];
