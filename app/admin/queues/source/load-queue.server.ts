import { describeTimes } from "#app/accounts/reviews/review-times.ts";
import { data } from "react-router";
import { getReasonTemplates } from "#app/content/settings/reason-templates.server.ts";
import { isTemplateKind } from "#app/content/settings/reason-templates.ts";
import {
  isOverdue,
  type QueueAddress,
  type QueueKind,
  queues,
} from "#app/admin/queues/queue-kind.ts";
import { listClaims } from "#app/admin/queues/source/queue-claims.server.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import type { QueueContext } from "#app/admin/queues/source/queue-source.server.ts";
import { type QueueItem, queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
import { isId } from "#app/platform/db/id.ts";

/** More than anyone decides in a day; decided items make room for the rest. */
const shownRows = 100;

export function parseQueueAddress(params: URLSearchParams): QueueAddress {
  const id = (name: string) => {
    const text = params.get(name) ?? undefined;
    return isId(text) ? text : null;
  };
  const state = params.get("state");
  return {
    state: state === "decided" || state === "mine" ? state : "waiting",
    item: id("item"),
    person: id("person"),
    done: id("done"),
    late: id("late"),
  };
}

/** Who works on an item. */
export interface Holder {
  id: string;
  name: string;
  isMe: boolean;
}

export type LoadedQueue = Awaited<ReturnType<typeof loadQueue>>["data"];

export async function loadQueue(context: QueueContext, kind: QueueKind, address: QueueAddress) {
  const { services, viewer, now } = context;
  const { db } = services;
  const source = queueSources[kind];
  const { state, person, done, late } = address;
  const claims = await listClaims(db, kind);
  const mine = claims.filter(({ adminId }) => adminId === viewer.id).map(({ itemId }) => itemId);
  const listed =
    state === "mine" ? ({ person, state: "waiting", ids: mine } as const) : { person, state };
  const [found, summary, filter, templates, noticed, times] = await Promise.all([
    source.list(db, listed, shownRows, now),
    source.summarize(db, person),
    person ? findPersonFacts(db, person, viewer.adminAreas) : null,
    isTemplateKind(kind) ? getReasonTemplates(db) : null,
    done || late ? source.find(context, (done ?? late)!) : null,
    source.measure?.(db, now) ?? null,
  ]);
  const holderOf = (id: string): Holder | null => {
    const claim = claims.find(({ itemId }) => itemId === id);
    return claim
      ? { id: claim.adminId, name: claim.name, isMe: claim.adminId === viewer.id }
      : null;
  };
  const rows = found.map(({ isOverdue: isLate, ...row }) =>
    Object.assign(row, {
      holder: holderOf(row.id),
      isOverdue: state !== "decided" && (isLate ?? isOverdue(kind, new Date(row.since.at), now)),
    }),
  );
  const itemId = address.item ?? rows[0]?.id;
  const item = itemId ? await source.find(context, itemId) : null;
  return data(
    {
      kind,
      address,
      filter: filter && { id: filter.id, name: filter.name },
      rows,
      /** The decided list only grows: its total is not counted. */
      total: state === "waiting" ? summary.waiting : rows.length,
      waiting: summary.waiting,
      times: times && describeTimes(times),
      templates: templates && isTemplateKind(kind) ? templates[kind] : [],
      item,
      holder: item && holderOf(item.id),
      notice: noticed && describeNotice(noticed, late !== null),
    },
    { status: address.item && !item ? 404 : 200 },
  );
}

function describeNotice({ kind, id, title, decided }: QueueItem, isLate: boolean) {
  if (isLate)
    return {
      id,
      tone: "danger" as const,
      text: `Already decided by ${decided?.by ?? "somebody else"}: ${title}`,
      canUndo: false,
    };
  return {
    id,
    tone: "success" as const,
    text: `${decided?.what ?? "Back in the queue"}: ${title}`,
    canUndo: decided !== null && (decided.canUndo ?? queues[kind].canReopen),
  };
}
