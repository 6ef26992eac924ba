import { data, redirect } from "react-router";
import { queueHref, type QueueAddress } from "#app/admin/queues/queue-address.ts";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import { isQueueIntent, type QueueIntent, type QueueKind } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/queue-sources.server.ts";
import type { QueueContext, QueueOutcome } from "#app/admin/queues/queue-source.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface DecisionInput {
  kind: QueueKind;
  address: QueueAddress;
  form: FormData;
  requestId: string;
}

export interface QueueRefusal {
  id: string;
  intent: QueueIntent;
  errors: FieldErrors;
  message: string;
}

/** Redirects to the next item, with the decided one in the address for the notice. */
export async function decideQueueItem(
  context: QueueContext,
  { kind, address: { person }, form, requestId }: DecisionInput,
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const id = text("id");
  const intent = text("intent");
  if (!isQueueIntent(intent)) throw data(null, { status: 400 });
  if (!isId(id)) return notFound();
  const source = queueSources[kind];
  const outcome = await source.change({ ...context, id, intent, form, requestId });
  const isLate = !outcome.ok && outcome.reason === "already-decided";
  if (outcome.ok || isLate) {
    const next = isId(text("next")) ? text("next") : null;
    const item = intent === "reopen" ? id : next;
    return redirect(queueHref(kind, { person, item, [isLate ? "late" : "done"]: id }), 303);
  }
  if (outcome.reason === "not-found") return notFound();
  const refusal = describeRefusal(outcome, await source.find(context, id));
  return data<QueueRefusal>(
    { id, intent, ...refusal },
    { status: outcome.reason === "invalid" ? 422 : 409 },
  );
}

function describeRefusal(
  outcome: Exclude<QueueOutcome, { ok: true }>,
  item: QueueItem | null,
): { errors: FieldErrors; message: string } {
  if (outcome.reason === "invalid")
    return { errors: outcome.errors, message: Object.values(outcome.errors)[0]! };
  const title = item?.title ?? "";
  const messages: Partial<Record<typeof outcome.reason, string>> = {
    "not-decided": `It is in the queue already: ${title}`,
    "owner-inactive": `The owner's account is deactivated. Reactivate it before you approve: ${title}`,
    oneself: "Somebody else has to decide about your own request",
  };
  return { errors: {}, message: messages[outcome.reason] ?? "" };
}
