import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { offers } from "#app/deals/offers/offers.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { aSale } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { closingSteps } from "./closing-steps.table.ts";
import { remindOfSteps } from "./remind-of-steps.job.server.ts";

withDatabase((world) => {
  test("both sides are reminded three days before a step and on the day, in the morning where the business is", async () => {
    const { db, jobs } = world();
    const sale = await aSale(db);
    // Seven hours behind UTC, all year.
    const timezone = "America/Phoenix";
    await db.update(listings).set({ timezone }).where(eq(listings.id, sale.listingId));
    const isOfSale = eq(closingSteps.saleId, sale.id);
    await db.update(closingSteps).set({ dueOn: "2026-12-20" }).where(isOfSale);
    const people = await db
      .select({ email: users.email })
      .from(offers)
      .innerJoin(conversations, eq(conversations.id, offers.conversationId))
      .innerJoin(users, eq(users.id, conversations.buyerId))
      .where(eq(offers.id, sale.offerId));
    const sent = async (time: string) => {
      await remindOfSteps({ db, jobs }, new Date(time));
      return (await mailsTo(db, people[0]!.email)).map(({ subject }) => subject).toSorted();
    };
    const soon = "A step to your closing is due soon";
    const today = "A step to your closing is due";
    expect(await sent("2026-12-16T20:00:00Z")).toEqual([]);
    expect(await sent("2026-12-17T14:12:00Z")).toEqual([]);
    expect(await sent("2026-12-17T15:12:00Z")).toEqual([soon]);
    expect(await sent("2026-12-19T18:12:00Z")).toEqual([soon]);
    expect(await sent("2026-12-20T15:12:00Z")).toEqual([today, soon]);
    expect(await sent("2026-12-21T15:12:00Z")).toEqual([today, soon]);
  });
});
