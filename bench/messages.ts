import { benchAlerts } from "./messages-alerts.ts";
import { benchInbox } from "./messages-inbox.ts";

/** `npm run bench -- messages`: the cost of a full inbox, and of a new listing with many alerts. */
export async function benchMessages(): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const bench of [benchInbox, benchAlerts]) outcomes.push(await bench());
  return outcomes.every(Boolean);
}
