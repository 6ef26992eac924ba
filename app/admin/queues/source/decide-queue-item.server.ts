import { data, redirect } from "react-router";
import {
  isQueueIntent,
  type QueueAddress,
  queueHref,
  type QueueIntent,
  type QueueKind,
} from "#app/admin/queues/queue-kind.ts";
import type { QueueContext } from "#app/admin/queues/source/queue-source.server.ts";
import { queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
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
  const isInvalid = outcome.reason === "invalid";
  const errors = isInvalid ? outcome.errors : {};
  const title = (await source.find(context, id))?.title ?? "";
  const messages: Partial<Record<typeof outcome.reason, string>> = {
    invalid: Object.values(errors)[0],
    "not-decided": `It is in the queue already: ${title}`,
    "owner-inactive": `The owner's account is deactivated. Reactivate it before you approve: ${title}`,
    oneself: "Somebody else has to decide about your own request",
  };
  return data<QueueRefusal>(
    { id, intent, errors, message: messages[outcome.reason] ?? "" },
    { status: isInvalid ? 422 : 409 },
  );
}
