import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "#test/administer-server.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { type Cluster, startReplica } from "#test/postgres-cluster.ts";
import { anotherSearch } from "./scaling-pages.ts";
import { type Site, withSite } from "./site.ts";
import { type Ask, startTraffic } from "./traffic.ts";

const readers = 6;
/** Longer than a replica may be behind. */
const phaseMs = 8_000;

/**
 * Visitors search on two replicas while a seller changes a price and looks for it. One replica is killed and comes
 * back, the other one falls behind, and hangs. Nothing may fail, and the seller never sees the old price.
 */
export const benchReplicas = (): Promise<boolean> =>
  withSite(async (site) => {
    const replicas = [await startReplica(site.primary), await startReplica(site.primary)];
    try {
      const { port } = await site.start({
        DATABASE_REPLICA_URL: replicas.map(site.urlOn).join(" "),
      });
      const traffic = startTraffic([port]);
      traffic.repeat(readers, () => traffic.ask(`/businesses?${anotherSearch()}`));
      const seller = await startSeller(site, traffic.ask);
      traffic.repeat(1, seller.changePrice);
      await goThroughFaults(site, replicas);
      const { failed } = await traffic.finish();
      console.log(
        `${seller.changes()} prices changed, ${seller.unseen()} times the seller did not see it (wanted: none); ${seller.unseenByOthers()} times a visitor did not yet`,
      );
      return failed === 0 && seller.unseen() === 0 && seller.changes() > 0;
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()));
    }
  });

async function goThroughFaults({ urlOn }: Site, [first, second]: Cluster[]): Promise<void> {
  const replay = (verb: "pause" | "resume") =>
    withClient(urlOn(second!), (client) => client.query(`select pg_wal_replay_${verb}()`));
  const steps: [string, () => Promise<unknown>][] = [
    ["both replicas serve", async () => {}],
    ["the first is killed", () => first!.kill()],
    ["the second falls behind", () => replay("pause")],
    ["the first is back", () => first!.start()],
    ["the second catches up", () => replay("resume")],
    ["the second hangs", async () => second!.freeze()],
    ["the second goes on", async () => second!.thaw()],
  ];
  for (const [name, act] of steps) {
    console.log(name);
    await act();
    await sleep(phaseMs);
  }
}

async function startSeller({ db, cookieFor }: Site, ask: Ask) {
  const owner = await aSeller(db);
  const session = await cookieFor(owner.id);
  let price = 7_000_000;
  const { id } = await aListing(db, {
    ownerId: owner.id,
    status: "active",
    currency: "CAD",
    // At this price a listing would be masked, and its price with it.
    confidentiality: "open",
    askingPrice: price * 100,
  });
  let changes = 0;
  let unseen = 0;
  let unseenByOthers = 0;
  const finds = async (cookie: string): Promise<boolean | null> => {
    const answer = await ask(`/feeds/businesses?priceMin=${price}&priceMax=${price}&currency=CAD`, {
      headers: { cookie },
    });
    return answer && answer.text.includes(id);
  };
  return {
    changes: () => changes,
    unseen: () => unseen,
    unseenByOthers: () => unseenByOthers,
    async changePrice(): Promise<void> {
      const from = `amount:${price++}`;
      const saved = await ask("/sell-business/save", {
        method: "POST",
        headers: { cookie: session },
        body: new URLSearchParams({
          listingId: id,
          changes: JSON.stringify({ askingPrice: { from, to: `amount:${price}` } }),
        }),
      });
      if (!saved) return;
      if (!saved.text.includes(`"askingPrice":"amount:${price}"`)) throw new Error(saved.text);
      changes++;
      const [wrote = ""] = saved.headers.getSetCookie();
      const [theirs, others] = await Promise.all([
        finds(`${session}; ${wrote.split(";")[0]!}`),
        finds(session),
      ]);
      if (theirs === false) unseen++;
      if (others === false) unseenByOthers++;
      await sleep(100);
    },
  };
}
