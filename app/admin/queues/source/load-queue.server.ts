import { data } from "react-router";
import { getReasonTemplates } from "#app/content/settings/reason-templates.server.ts";
import { isTemplateKind } from "#app/content/settings/reason-templates.ts";
import { type QueueAddress, type QueueKind, queues } from "#app/admin/queues/queue-kind.ts";
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
  return {
    state: params.get("state") === "decided" ? "decided" : "waiting",
    item: id("item"),
    person: id("person"),
    done: id("done"),
    late: id("late"),
  };
}

export type LoadedQueue = Awaited<ReturnType<typeof loadQueue>>["data"];

export async function loadQueue(context: QueueContext, kind: QueueKind, address: QueueAddress) {
  const { services, viewer, now } = context;
  const { db } = services;
  const source = queueSources[kind];
  const { state, person, done, late } = address;
  const [rows, summary, filter, templates, noticed] = await Promise.all([
    source.list(db, address, shownRows, now),
    source.summarize(db, person),
    person ? findPersonFacts(db, person, viewer.adminAreas) : null,
    isTemplateKind(kind) ? getReasonTemplates(db) : null,
    done || late ? source.find(context, (done ?? late)!) : null,
  ]);
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
      templates: templates && isTemplateKind(kind) ? templates[kind] : [],
      item,
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
    canUndo: decided !== null && queues[kind].canReopen,
  };
}
