import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { activateListing } from "#app/listings/lifecycle/activate-listing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { endTerm, extendTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { checkFreshness } from "#app/listings/lifecycle/check-freshness.job.server.ts";
import { expireListings } from "#app/listings/lifecycle/expire-listings.job.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { packages } from "#app/payments/package.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { remindOwners } from "#app/payments/reminders/remind-owners.job.server.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { aListing, aSubscription } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const start = new Date("2026-01-01T09:00:00Z");
const day = (number: number) => addDays(start, number);
const twoYears = 730;

/** A separate listing with its owner, and what happened to it on which day. */
interface Life {
  id: string;
  ownerId: string;
  email: string;
  log: string[];
}

const subjects: [start: string, what: string][] = [
  ["Still for sale?", "asked"],
  ["Confirm by", "confirm or end"],
  ["Your listing ends", "term reminder"],
  ["Your listing has ended", "ended"],
  ["Basic Listing renews", "renewal reminder"],
];

const asked = (...days: number[]) => days.map((number) => `${number} asked`);

withDatabase((world) => {
  async function begin(packageId: PackageId): Promise<Life> {
    const { db } = world();
    const { id, ownerId } = await aListing(db, { status: "draft" });
    const [owner] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, ownerId));
    const life = { id, ownerId, email: owner!.email, log: [] };
    await buy(life, packageId, 0);
    return life;
  }

  const buy = ({ id }: Life, packageId: PackageId, on: number) =>
    world().db.transaction((tx) =>
      activateListing(tx, {
        listingId: id,
        packageId,
        paidAt: day(on),
        paidUntil: day(on + packages[packageId].termDays),
        now: day(on),
      }),
    );

  const confirm = ({ id, ownerId }: Life, on: number) =>
    changeOwnListing(world().db, world().jobs, {
      listingId: id,
      ownerId,
      action: "confirm",
      now: day(on),
    });

  const read = async ({ id }: Life) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;

  /**
   * Lets the days pass, and compares what happened with what should have. Each job runs twice at once, as with two
   * processes; on the days of downtime none runs. Nor does any on a quiet day, with nothing expected on the days around
   * it: whatever falls due then comes with the next run, on a day on which it is wrong.
   */
  async function live(
    expected: [Life, string[]][],
    plan: Record<number, () => Promise<unknown>>,
    { until = twoYears, down = [0, 0] } = {},
  ) {
    const { db, jobs } = world();
    const services = { db, jobs, secret: "s".repeat(32) };
    const lives = expected.map(([life]) => life);
    const events = [...Object.keys(plan), ...expected.flatMap(([, log]) => log), String(until)];
    const eventful = new Set(events.map((event) => Number.parseInt(event)));
    for (let number = 1; number <= until; number++) {
      await plan[number]?.();
      if (number >= down[0]! && number < down[1]!) continue;
      if (![number - 1, number, number + 1].some((near) => eventful.has(near))) continue;
      for (const run of [expireListings, checkFreshness, remindOwners])
        await Promise.all([run(services, day(number)), run(services, day(number))]);
      await collect(lives, number);
    }
    for (const [life, log] of expected) expect(life.log).toEqual(log);
    await db.execute(sql`delete from pgboss.job`);
  }

  async function collect(lives: Life[], number: number): Promise<void> {
    const sent = await world().db.delete(mails).returning();
    const inOrder = sent.toSorted((a, b) => b.subject.localeCompare(a.subject));
    for (const { recipient, subject } of inOrder) {
      const [, what] = subjects.find(([begins]) => subject.startsWith(begins))!;
      lives.find(({ email }) => email === recipient)!.log.push(`${number} ${what}`);
    }
  }

  test("over two years each reminder, question, expiry, renewal and revival happens once", async () => {
    const silent = await begin("premium");
    const loyal = await begin("max_exposure");
    const forgetful = await begin("max_exposure");
    const monthly = await begin("rmb");
    await renews(world(), monthly);
    const confirmations = Array.from({ length: 22 }, (_, index) => (index + 1) * 32);
    const plan: Record<number, () => Promise<unknown>> = Object.fromEntries(
      confirmations.map((number) => [number, () => confirm(loyal, number)]),
    );
    plan[44] = async () => expect((await read(silent)).unconfirmed).toBe(false);
    plan[46] = async () => expect((await read(silent)).unconfirmed).toBe(true);
    plan[200] = async () => {
      expect(await read(silent)).toMatchObject({ status: "expired", featured: false });
      await buy(silent, "premium", 200);
      expect(await read(silent)).toMatchObject({ status: "active", unconfirmed: false });
    };
    plan[400] = async () => {
      expect((await read(forgetful)).status).toBe("expired");
      await confirm(forgetful, 400);
      expect(await read(forgetful)).toMatchObject({ status: "active", expiresAt: day(765) });
    };
    plan[90] = () => renewalPaid(world(), monthly, 90);
    plan[120] = () => renewalPaid(world(), monthly, 120);
    plan[157] = () => renewalFailed(world(), monthly, 157);
    await live(
      [
        [
          silent,
          [
            ...asked(30, 60, 90, 120, 150),
            "166 term reminder",
            "177 term reminder",
            "180 ended",
            ...asked(230, 260, 290, 320, 350),
            "366 term reminder",
            "377 term reminder",
            "380 ended",
          ],
        ],
        // Answered two days after each question.
        [loyal, asked(...confirmations.map((number) => number - 2))],
        [
          forgetful,
          [
            ...asked(30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330),
            "351 confirm or end",
            "360 asked",
            "362 confirm or end",
            "365 ended",
            ...asked(430, 460, 490, 520, 550, 580, 610, 640, 670, 700, 730),
          ],
        ],
        [
          monthly,
          [
            ...asked(30, 60),
            "76 renewal reminder",
            "87 renewal reminder",
            ...asked(90, 120, 150),
            "157 ended",
          ],
        ],
      ],
      plan,
    );
    expect(await read(loyal)).toMatchObject({ status: "active", expiresAt: day(3 * 365) });
    expect((await read(monthly)).status).toBe("expired");
  }, 120_000);

  test("after a month of downtime only current notices are sent", async () => {
    const silent = await begin("premium");
    const late = await begin("premium");
    await live(
      [
        [
          silent,
          [
            ...asked(30, 60, 90, 120),
            // The first reminder and the question of day 150 still hold: both come late, and once.
            "176 term reminder",
            "176 asked",
            "177 term reminder",
            "180 ended",
          ],
        ],
        [late, [...asked(30, 60, 90, 120), "176 term reminder", "177 term reminder", "180 ended"]],
      ],
      // Confirmed while nothing ran: the question that was due is no longer one.
      { 170: () => confirm(late, 170) },
      { until: 185, down: [146, 176] },
    );
    expect((await read(late)).status).toBe("expired");
  }, 120_000);
});

const renews = ({ db }: World, { id, ownerId }: Life) =>
  aSubscription(db, {
    listingId: id,
    userId: ownerId,
    packageId: "rmb",
    amount: packages.rmb.monthlyRenewal!,
    renewsAt: day(packages.rmb.termDays),
    createdAt: start,
  }).then(() =>
    // While a renewal is pending, the listing stays for a week beyond the paid term.
    db.transaction((tx) =>
      extendTerm(tx, {
        listingId: id,
        packageId: "rmb",
        paidUntil: day(packages.rmb.termDays + 7),
        now: start,
      }),
    ),
  );

const renewalPaid = ({ db }: World, { id, ownerId }: Life, on: number) =>
  db.transaction(async (tx) => {
    await tx.insert(orders).values({
      listingId: id,
      userId: ownerId,
      kind: "renewal",
      packageId: "rmb",
      amount: packages.rmb.monthlyRenewal!,
      status: "paid",
      paidAt: day(on),
      createdAt: day(on),
    });
    await tx
      .update(subscriptions)
      .set({ renewsAt: day(on + 30) })
      .where(eq(subscriptions.listingId, id));
    await extendTerm(tx, {
      listingId: id,
      packageId: "rmb",
      paidUntil: day(on + 37),
      now: day(on),
    });
  });

/** The last retry failed: the paid term ended on day 150. */
const renewalFailed = ({ db }: World, { id }: Life, on: number) =>
  db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ status: "cancelled", cancelledAt: day(on) })
      .where(eq(subscriptions.listingId, id));
    await endTerm(tx, { listingId: id, endsAt: day(150) });
  });
