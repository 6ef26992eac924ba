import type { QueueAddress } from "#app/admin/queues/queue-address.ts";
import { isId } from "#app/platform/db/id.ts";

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
  };
}
