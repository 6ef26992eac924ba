import { benchAlerts } from "./messages-alerts.ts";
import { benchInbox } from "./messages-inbox.ts";
import { benchDelivery, benchStreams } from "./messages-live.ts";

/** `npm run bench -- messages`: what open pages cost, how soon a message is seen, what a full inbox costs, and what a new listing costs with many alerts. */
export async function benchMessages(): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const bench of [benchStreams, benchDelivery, benchInbox, benchAlerts])
    outcomes.push(await bench());
  return outcomes.every(Boolean);
}
