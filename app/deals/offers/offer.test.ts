import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canMakeOffer,
  canTake,
  endingSteps,
  offerSteps,
  type OfferState,
  type Side,
  type StandingOffer,
  stateAt,
} from "./offer.ts";

const noon = new Date("2026-11-19T17:00:00Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const offer = (changes: Partial<StandingOffer> = {}): StandingOffer => ({
  id: "1",
  conversationId: "a",
  by: "buyer",
  state: "open",
  validUntil: at(60),
  ...changes,
});
const forSale = { isForSale: true, now: noon };

test("who received an offer answers it, who made it takes it back", () => {
  for (const step of ["accept", "counter", "decline"] as const) {
    expect(canTake(step, offer(), "owner", forSale)).toBe(true);
    expect(canTake(step, offer(), "buyer", forSale)).toBe(false);
    expect(canTake(step, offer({ by: "owner" }), "buyer", forSale)).toBe(true);
  }
  expect(canTake("withdraw", offer(), "buyer", forSale)).toBe(true);
  expect(canTake("withdraw", offer(), "owner", forSale)).toBe(false);
});

test("from its deadline on, an offer is expired, whatever a job has written", () => {
  expect(stateAt(offer(), at(59))).toBe("open");
  expect(stateAt(offer(), at(60))).toBe("expired");
  for (const step of ["accept", "counter", "decline"] as const)
    expect(canTake(step, offer(), "owner", { isForSale: true, now: at(60) })).toBe(false);
  expect(canTake("expire", offer(), "clock", forSale)).toBe(false);
  expect(canTake("expire", offer(), "clock", { isForSale: true, now: at(60) })).toBe(true);
});

test("without a business for sale nothing is agreed, but everything can be ended", () => {
  const gone = { isForSale: false, now: noon };
  expect(canTake("accept", offer(), "owner", gone)).toBe(false);
  expect(canTake("counter", offer(), "owner", gone)).toBe(false);
  expect(canTake("decline", offer(), "owner", gone)).toBe(true);
  expect(canTake("withdraw", offer(), "buyer", gone)).toBe(true);
  expect(canMakeOffer("buyer", [], gone)).toBe(false);
});

test("the buyer begins; after that, either side makes the next one", () => {
  expect(canMakeOffer("buyer", [], forSale)).toBe(true);
  expect(canMakeOffer("owner", [], forSale)).toBe(false);
  for (const side of ["buyer", "owner"] as const) {
    expect(canMakeOffer(side, [offer()], forSale)).toBe(false);
    expect(canMakeOffer(side, [offer({ state: "declined" })], forSale)).toBe(true);
    expect(canMakeOffer(side, [offer({ validUntil: noon })], forSale)).toBe(true);
  }
});

test("an acceptance ends the other offers: declined, taken back, or already expired", () => {
  const others = [
    offer({ id: "2", conversationId: "b" }),
    offer({ id: "3", conversationId: "c", by: "owner" }),
    offer({ id: "4", conversationId: "d", validUntil: noon }),
    offer({ id: "5", conversationId: "e", state: "declined" }),
  ];
  expect(endingSteps(others, noon)).toEqual([
    { id: "2", step: "decline" },
    { id: "3", step: "withdraw" },
    { id: "4", step: "expire" },
  ]);
});

type Event =
  | { kind: "offer" | "accept" | "counter" | "decline" | "withdraw"; thread: number; side: Side }
  | { kind: "release" }
  | { kind: "wait"; minutes: number };

const side = fc.constantFrom<Side>("buyer", "owner");
const thread = fc.integer({ min: 0, max: 2 });
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("offer", "accept", "counter", "decline", "withdraw"),
    thread,
    side,
  }),
  fc.record({ kind: fc.constant("release") }),
  fc.record({ kind: fc.constant("wait"), minutes: fc.integer({ min: 1, max: 90 }) }),
);

/** A market of one business and three buyers, which knows the graph and nothing else. */
class Market {
  offers: StandingOffer[] = [];
  now = noon;
  /** Each change: what it was by the clock, and what it became. */
  changes: { from: OfferState; to: OfferState }[] = [];

  happen(event: Event): void {
    if (event.kind === "wait") this.now = new Date(this.now.getTime() + event.minutes * 60_000);
    else if (event.kind === "release") this.#change(this.#accepted(), "release");
    else this.#negotiate(event);
  }

  #accepted = () => this.offers.find(({ state }) => state === "accepted");

  #negotiate({ kind, thread, side }: Extract<Event, { thread: number }>): void {
    const own = this.offers.filter(({ conversationId }) => conversationId === String(thread));
    const clock = { isForSale: !this.#accepted(), now: this.now };
    if (kind === "offer") {
      if (canMakeOffer(side, own, clock)) this.#open(thread, side, own);
      return;
    }
    const last = own.at(-1);
    if (!last || !canTake(kind, last, side, clock)) return;
    this.#change(last, kind);
    if (kind === "counter") this.#open(thread, side, own);
    if (kind === "accept")
      for (const { id, step } of endingSteps(
        this.offers.filter(({ id }) => id !== last.id),
        this.now,
      ))
        this.#change(
          this.offers.find((one) => one.id === id),
          step,
        );
  }

  #open(thread: number, by: Side, own: StandingOffer[]): void {
    for (const one of own) if (one.state === "open") this.#change(one, "expire");
    const validUntil = new Date(this.now.getTime() + 60 * 60_000);
    const id = String(this.offers.length);
    this.offers.push(offer({ id, conversationId: String(thread), by, validUntil }));
  }

  #change(one: StandingOffer | undefined, step: keyof typeof offerSteps): void {
    if (!one) return;
    const { to } = offerSteps[step];
    this.changes.push({ from: stateAt(one, this.now), to });
    one.state = to;
  }
}

test("whatever happens in whatever order, one offer at most is accepted, and only one that was open", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (story) => {
      const market = new Market();
      for (const event of story) {
        market.happen(event);
        const states = market.offers.map(({ state }) => state);
        expect(states.filter((state) => state === "accepted").length).toBeLessThanOrEqual(1);
        for (const thread of ["0", "1", "2"]) {
          const own = market.offers.filter(({ conversationId }) => conversationId === thread);
          expect(own.filter(({ state }) => state === "open").length).toBeLessThanOrEqual(1);
          expect(own.at(0)?.by ?? "buyer").toBe("buyer");
        }
        // While a sale is agreed, nothing else is open.
        if (states.includes("accepted")) expect(states).not.toContain("open");
      }
      for (const { from, to } of market.changes)
        expect(from).toBe({ released: "accepted", expired: "expired" }[to as string] ?? "open");
    }),
    { numRuns: 500 },
  );
});
