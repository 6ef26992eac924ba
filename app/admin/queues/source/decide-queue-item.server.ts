import { data, redirect } from "react-router";
import {
  isClaimIntent,
  isQueueIntent,
  type QueueAddress,
  queueHref,
  type QueueIntent,
  type QueueKind,
} from "#app/admin/queues/queue-kind.ts";
import {
  dropClaim,
  releaseQueueItem,
  takeQueueItem,
} from "#app/admin/queues/source/queue-claims.server.ts";
import type { QueueContext } from "#app/admin/queues/source/queue-source.server.ts";
import { queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";

interface DecisionInput {
  kind: QueueKind;
  address: QueueAddress;
  form: FormData;
  requestId: string;
}

export interface QueueRefusal {
  id: string;
  intent: QueueIntent | "take";
  errors: FieldErrors;
  message: string;
}

/** Redirects to the next item, with the decided one in the address for the notice. */
export async function decideQueueItem(
  context: QueueContext,
  { kind, address, form, requestId }: DecisionInput,
) {
  const { person, state } = address;
  const text = (name: string) => formText(form, name);
  const id = text("id");
  const intent = text("intent");
  if (!isQueueIntent(intent) && !isClaimIntent(intent)) throw data(null, { status: 400 });
  if (!isId(id)) return notFound();
  const source = queueSources[kind];
  if (isClaimIntent(intent)) return changeClaim(context, { kind, id, intent, address, form });
  const outcome = await source.change({ ...context, id, intent, form, requestId });
  const isLate = !outcome.ok && outcome.reason === "already-decided";
  if (outcome.ok || isLate) {
    const next = isId(text("next")) ? text("next") : null;
    const item = intent === "reopen" ? id : next;
    if (intent !== "reopen") await dropClaim(context.services.db, { kind, id });
    const stays = state === "mine" && intent !== "reopen" ? { state } : {};
    const notice = { [isLate ? "late" : "done"]: id };
    return redirect(queueHref(kind, { person, item, ...stays, ...notice }), 303);
  }
  if (outcome.reason === "not-found") return notFound();
  const isInvalid = outcome.reason === "invalid";
  const errors = isInvalid ? outcome.errors : {};
  const title = (await source.find(context, id))?.title ?? "";
  const messages: Partial<Record<typeof outcome.reason, string>> = {
    invalid: Object.values(errors)[0],
    "too-late": `The minute is over: ${title}`,
    "not-decided": `It is in the queue already: ${title}`,
    "owner-inactive": `The owner's account is deactivated. Reactivate it before you approve: ${title}`,
    oneself: "Somebody else has to decide about your own request",
  };
  return data<QueueRefusal>(
    { id, intent, errors, message: messages[outcome.reason] ?? "" },
    { status: isInvalid ? 422 : 409 },
  );
}

interface ClaimInput extends Pick<DecisionInput, "kind" | "address" | "form"> {
  id: string;
  intent: "take" | "release";
}

async function changeClaim(context: QueueContext, input: ClaimInput) {
  const { kind, id, intent, address, form } = input;
  const { services, viewer } = context;
  const item = await queueSources[kind].find(context, id);
  if (!item) return notFound();
  const { person, state } = address;
  const back = (late: string | null) =>
    redirect(queueHref(kind, { person, state, item: id, late }), 303);
  if (item.decided) return back(id);
  const claim = { kind, id, adminId: viewer.id };
  if (intent === "release") {
    await releaseQueueItem(services.db, claim);
    return back(null);
  }
  const taken = await takeQueueItem(services.db, { ...claim, from: formText(form, "from") });
  if (taken.ok) return back(null);
  const message = `${taken.holder} has taken it: ${item.title}`;
  return data<QueueRefusal>({ id, intent, errors: {}, message }, { status: 409 });
}
