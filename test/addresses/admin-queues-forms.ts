import { queueKinds } from "#app/admin/queues/queue-kind.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FormRow } from "./forms.ts";
import { everyone } from "./statuses.ts";

const form = (
  name: string,
  intent: string,
  what: string,
  status: number,
  fields: FormRow["fields"],
): FormRow => ({
  address: "/admin/queues/:kind",
  path: `/admin/queues/${name}`,
  intent,
  what: `${name}: ${what}`,
  expected: everyone(403, { admin: status }),
  fields: (fixtures, sender) => ({
    ...(typeof fields === "function" ? fields(fixtures, sender) : fields),
    intent,
  }),
});

const reasons = (what: string, status: number, text: string): FormRow => ({
  address: "/admin/queues/:kind/reasons",
  path: "/admin/queues/brokers/reasons",
  intent: null,
  what,
  expected: everyone(403, { admin: status }),
  fields: { reasons: text },
});

/** Only administrators can decide, and nobody about their own records. */
export const adminQueueForms: FormRow[] = [
  form("listings", "reject", "without a reason", 422, ({ pending }) => ({ id: pending.id })),
  ...queueKinds.flatMap((name) => [
    form(name, "approve", "unknown", 404, {
      id: createId(),
      measure: "nothing",
      answer: "Hello",
    }),
    form(name, "reject", "not an id", 404, { id: "1\u0000", reason: "\u0000" }),
    form(name, "made-up", "unknown intent", 400, { id: createId() }),
    form(name, "take", "unknown", 404, { id: createId() }),
    form(name, "release", "unknown", 404, { id: createId() }),
  ]),
  form("contact", "approve", "without an answer", 422, { id: createId() }),
  reasons("too many", 422, "x\n".repeat(21)),
  reasons("too long", 422, "x".repeat(1001)),
  form("brokers", "reopen", "which cannot be", 404, { id: createId() }),
];
