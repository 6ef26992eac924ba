import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { defaultPackageFor } from "#app/payments/package.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { load } from "./load.ts";
import { anotherSearch } from "./scaling-pages.ts";
import { describeGrowth, type Site, type WebServer, withSite } from "./site.ts";
import { ask } from "./upload.ts";

const purchases = 100;
const atOnce = 4;
const seconds = 20;
const wantedPerSecond = 5;
const region = "CA-ON";

/** Sellers who go to the checkout, pay, and see their listing on the market: alone, and beside searches. */
export const benchPayments = (): Promise<boolean> =>
  withSite(async (site) => {
    const server = await site.start();
    await buyAll(site, server, await makeBuyers(site, atOnce));
    const [first, second] = [await makeBuyers(site, purchases), await makeBuyers(site, purchases)];
    let alone: Purchases | undefined;
    const growth = await describeGrowth(site.db, purchases, async () => {
      alone = await buyAll(site, server, first);
    });
    const loading = load(`${server.origin}/businesses`, seconds, {}, { queryOf: anotherSearch });
    const beside = await buyAll(site, server, second);
    const { requestsPerSecond } = await loading;
    console.log(
      [
        `payments: ${describe(alone!)} (wanted: ${wantedPerSecond} a second or more)`,
        `payments beside ${requestsPerSecond.toFixed(0)} searches a second: ${describe(beside)}`,
        `a purchase adds ${growth}`,
      ].join("\n"),
    );
    return alone!.perSecond >= wantedPerSecond;
  });

interface Purchases {
  perSecond: number;
  /** Milliseconds from the request for a checkout to its address, and from the payment until the listing is on the market. */
  opened: number[];
  activated: number[];
}

interface Buyer {
  listingId: string;
  cookie: string;
}

async function makeBuyers({ db, cookieFor }: Site, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const { id: ownerId } = await aSeller(db);
    const { id } = await aListing(db, { ownerId, status: "draft", region });
    buyers.push({ listingId: id, cookie: await cookieFor(ownerId) });
  }
  return buyers;
}

async function buyAll({ db }: Site, server: WebServer, buyers: readonly Buyer[]) {
  const waiting = [...buyers];
  const opened: number[] = [];
  const paid = new Map<string, number>();
  const activated: number[] = [];
  const started = performance.now();
  const buyInTurn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const asked = performance.now();
      const url = await openCheckout(server, next);
      opened.push(performance.now() - asked);
      const body = new URLSearchParams({ intent: "card", number: "4242424242424242" });
      await ask(server.origin + new URL(url).pathname, 303, { method: "POST", body });
      paid.set(next.listingId, performance.now());
    }
  };
  const buying = Promise.all(Array.from({ length: atOnce }, buyInTurn));
  while (activated.length < buyers.length) {
    const active = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.status, "active"), inArray(listings.id, [...paid.keys()])));
    for (const { id } of active) {
      activated.push(performance.now() - paid.get(id)!);
      paid.delete(id);
    }
    await sleep(20);
  }
  await buying;
  return { perSecond: (buyers.length / (performance.now() - started)) * 1000, opened, activated };
}

/** A price is agreed, and a session opened at the provider. */
async function openCheckout({ origin }: WebServer, { listingId, cookie }: Buyer) {
  const answer = await fetch(`${origin}/api/createCheckoutSession`, {
    method: "POST",
    headers: { cookie, origin },
    body: JSON.stringify({
      data: {
        packageId: defaultPackageFor(region),
        businessId: listingId,
        successUrl: "/account",
        cancelUrl: "/account",
      },
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return (JSON.parse(text) as { data: { url: string } }).data.url;
}

const describe = ({ perSecond, opened, activated }: Purchases): string =>
  `${perSecond.toFixed(1)} a second, checkout opened within ${p95(opened)} ms, listing on the market ${p95(activated)} ms after the payment (p95)`;

const p95 = (times: readonly number[]): string =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!.toFixed(0);
