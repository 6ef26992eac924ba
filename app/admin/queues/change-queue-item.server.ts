import { data, redirect } from "react-router";
import { queueHref, type QueueAddress } from "#app/admin/queues/queue-address.ts";
import { isQueueIntent, queues, type QueueKind, wordsOf } from "#app/admin/queues/queue-kind.ts";
import type { QueueAnswer } from "#app/admin/queues/queue-answer.ts";
import { queueSources } from "#app/admin/queues/queue-sources.server.ts";
import type { QueueLook } from "#app/admin/queues/queue-source.ts";
import { isId } from "#app/platform/db/id.ts";

interface Asked {
  kind: QueueKind;
  address: QueueAddress;
  form: FormData;
  requestId: string;
}

/** With a script the answer is data, and the page has moved on already; without one it is the page of the next item. */
export async function changeQueueItem(look: QueueLook, { kind, address, form, requestId }: Asked) {
  const id = textOf(form, "id");
  const intent = textOf(form, "intent");
  if (!isQueueIntent(intent)) throw data(null, { status: 400 });
  if (!isId(id)) throw data(null, { status: 404 });
  const source = queueSources[kind];
  const item = await source.find(look, id);
  const outcome = await source.change({ ...look, id, intent, form, requestId });
  const title = item?.title ?? "";
  if (outcome.ok) {
    const done = intent === "reopen" ? "Back in the queue" : wordsOf(kind, item)[intent].done;
    const answer: QueueAnswer = {
      ok: true,
      id,
      message: `${done}: ${title}`,
      canUndo: intent !== "reopen" && queues[kind].canReopen,
    };
    if (form.has("stay")) return data(answer);
    const next = textOf(form, "next");
    const shown = intent === "reopen" ? id : isId(next) ? next : null;
    const { person } = address;
    return redirect(queueHref(kind, { person, item: shown, done: id }), 303);
  }
  if (outcome.reason === "invalid")
    return data<QueueAnswer>(
      { ok: false, id, intent, errors: outcome.errors, message: Object.values(outcome.errors)[0]! },
      { status: 422 },
    );
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  const decided = (await source.find(look, id))?.decided;
  const message = {
    "already-decided": `Already decided by ${decided?.by ?? "somebody else"}: ${title}`,
    "not-decided": `It is in the queue already: ${title}`,
    "owner-inactive": `The owner's account is deactivated. Reactivate it before you approve: ${title}`,
    oneself: "Somebody else has to decide about your own request",
  }[outcome.reason];
  return data<QueueAnswer>({ ok: false, id, intent, errors: {}, message }, { status: 409 });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
