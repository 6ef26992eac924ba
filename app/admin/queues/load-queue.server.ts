import { data } from "react-router";
import { getReasonTemplates } from "#app/content/settings/reason-templates.server.ts";
import { isTemplateKind } from "#app/content/settings/reason-templates.ts";
import type { QueueAddress } from "#app/admin/queues/queue-address.ts";
import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/queue-sources.server.ts";
import type { QueueLook } from "#app/admin/queues/queue-source.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";

/** More than anybody decides in a day; what is decided makes room for the rest. */
const shownRows = 100;

const loadedAhead = 2;

/** The list, the item that is looked at, and the ones after it, so that moving on waits for nothing. */
export async function loadQueue(look: QueueLook, kind: QueueKind, address: QueueAddress) {
  const { services, viewer, now } = look;
  const { db } = services;
  const source = queueSources[kind];
  const { state, item: asked, person } = address;
  const [rows, summary, filter, templates] = await Promise.all([
    source.list(db, address, shownRows, now),
    source.summarize(db, address),
    person ? findPersonFacts(db, person, viewer.adminAreas) : null,
    isTemplateKind(kind) ? getReasonTemplates(db) : null,
  ]);
  const itemId = asked ?? rows[0]?.id;
  const place = rows.findIndex(({ id }) => id === itemId);
  const following = rows
    .slice(place + 1, place + 1 + loadedAhead)
    .filter(({ id }) => id !== itemId);
  const [item, ahead, done] = await Promise.all([
    itemId ? source.find(look, itemId) : null,
    Promise.all(following.map(({ id }) => source.find(look, id))),
    address.done ? source.find(look, address.done) : null,
  ]);
  return data(
    {
      kind,
      address,
      filter: filter && { id: filter.id, name: filter.name },
      rows,
      /** Decided ones are not counted: there are ever more of them. */
      total: state === "waiting" ? summary.waiting : rows.length,
      waiting: summary.waiting,
      templates: templates && isTemplateKind(kind) ? templates[kind] : [],
      item,
      ahead: ahead.filter((one) => one !== null),
      done: done?.decided ? { id: done.id, title: done.title, what: done.decided.what } : null,
    },
    { status: asked && !item ? 404 : 200 },
  );
}
