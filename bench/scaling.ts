import { benchLive } from "./scaling-live.ts";
import { benchPages } from "./scaling-pages.ts";
import { benchPayments } from "./scaling-payments.ts";
import { benchReplicas } from "./scaling-replicas.ts";

/**
 * The figures of docs/scaling.md. PostgreSQL, its replicas, the program and the load share the cores of one machine, so
 * most limits are ratios within one run. `PART=pages` runs one part.
 */
const parts = {
  pages: benchPages,
  replicas: benchReplicas,
  live: benchLive,
  payments: benchPayments,
};

export async function benchScaling(): Promise<boolean> {
  let good = true;
  for (const [name, bench] of Object.entries(parts)) {
    if ((process.env.PART ?? name) !== name) continue;
    console.log(`\n## ${name}`);
    good = (await bench()) && good;
  }
  return good;
}
