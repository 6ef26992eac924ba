import type { QueueKind } from "#app/admin/queues/queue-kind.ts";

export type QueueState = "waiting" | "decided";

/** What of a queue is shown, as the address says it. */
export interface QueueAddress {
  state: QueueState;
  /** The item that is looked at; null for the first. */
  item: string | null;
  /** Only what concerns this person: the owner, the sender, whoever applied or was reported. */
  person: string | null;
  /** What was decided last, by a form without JavaScript. */
  done: string | null;
}

export function queueHref(
  kind: QueueKind,
  { state = "waiting", item, person, done }: Partial<QueueAddress> = {},
): string {
  const params = new URLSearchParams();
  if (state === "decided") params.set("state", state);
  if (person) params.set("person", person);
  if (item) params.set("item", item);
  if (done) params.set("done", done);
  const query = params.toString();
  return `/admin/queues/${kind}${query && `?${query}`}`;
}
