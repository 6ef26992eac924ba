import { benchAlerts } from "./messages-alerts.ts";
import { benchInbox } from "./messages-inbox.ts";
import { benchDelivery, benchStreams } from "./messages-live.ts";

/** `npm run bench -- messages`: the cost of open pages, of a full inbox and of a new listing with many alerts, and the latency of a message. */
export async function benchMessages(): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const bench of [benchStreams, benchDelivery, benchInbox, benchAlerts])
    outcomes.push(await bench());
  return outcomes.every(Boolean);
}
