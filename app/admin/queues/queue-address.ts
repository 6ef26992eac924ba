import type { QueueKind } from "#app/admin/queues/queue-kind.ts";

export interface QueueAddress {
  state: "waiting" | "decided";
  item: string | null;
  /** Only items of this person: owner, sender, applicant or reported member. */
  person: string | null;
  /** The item of the last decision, for the notice and its Undo. */
  done: string | null;
  /** The item that another administrator decided first. */
  late: string | null;
}

export function queueHref(
  kind: QueueKind,
  { state = "waiting", item, person, done, late }: Partial<QueueAddress> = {},
): string {
  const params = new URLSearchParams();
  if (state === "decided") params.set("state", state);
  for (const [name, id] of Object.entries({ person, item, done, late }))
    if (id) params.set(name, id);
  const query = params.toString();
  return `/admin/queues/${kind}${query && `?${query}`}`;
}
