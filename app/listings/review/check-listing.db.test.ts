import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { activateListing } from "#app/listings/lifecycle/activate-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingFingerprints } from "#app/listings/media/media.table.ts";
import { checkListing } from "./check-listing.server.ts";
import { fingerprintPhoto } from "./fingerprint-photo.server.ts";
import { recordPhotoFingerprint, recordTextFingerprint } from "./record-fingerprints.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { projectRoot } from "#app/platform/project-root.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { aListing, anAdmin, aPhoto, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date();

/** Every test uses its own text: they share a database. */
const story = (seed: string, sentences = 8) =>
  Array.from(
    { length: sentences },
    (_, index) =>
      `The ${seed}${index} counter sells ${seed} bread number ${index * 7} to ${seed}${index * 3} neighbours every morning.`,
  ).join(" ");

const pictureOf = (name: string): Buffer =>
  readFileSync(join(projectRoot, `demo/photos/800/${name}.webp`));

withDatabase((world) => {
  const check = (id: string) => checkListing(world().db, id);
  const read = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const pay = (listingId: string) =>
    world().db.transaction((tx) =>
      activateListing(tx, {
        listingId,
        packageId: "premium",
        paidAt: now,
        paidUntil: addDays(now, 180),
        now,
      }),
    );
  const approve = async (listingId: string) =>
    reviewListing(world().db, world().jobs, {
      listingId,
      actorId: (await anAdmin(world().db)).id,
      rejection: null,
      now,
    });
  const written = async (changes: Partial<Listing>) => {
    const listing = await aListing(world().db, changes);
    await recordTextFingerprint(world().db, listing.id);
    return listing;
  };
  const withPhoto = async (listing: Listing, bytes: Uint8Array, position = 0) => {
    const media = await aPhoto(world().db, listing.id, { position });
    await recordPhotoFingerprint(world().db, {
      listingId: listing.id,
      mediaId: media.id,
      bits: await fingerprintPhoto(bytes),
    });
  };

  describe("another owner's text", () => {
    test("is detected, even with a few changed words or after the listing ended", async () => {
      const first = await written({ status: "sold", description: story("rye") });
      const copy = await written({
        status: "draft",
        title: "My own title",
        description: story("rye").replace("The rye0 counter", "Our great counter"),
      });
      expect(await check(copy.id)).toEqual([{ reason: "repeated-text", about: first.id }]);
    });

    test("excludes own texts and unpublished drafts", async () => {
      const { ownerId } = await written({ status: "active", description: story("spelt") });
      const again = await written({ ownerId, status: "draft", description: story("spelt") });
      await written({ status: "draft", description: story("oat") });
      const alone = await written({ status: "draft", description: story("oat") });
      expect(await check(again.id)).toEqual([]);
      expect(await check(alone.id)).toEqual([]);
    });

    test("is detected only by equality if short, and never from a headline alone", async () => {
      const text = story("barley", 2);
      const first = await written({ status: "active", title: "Barley", description: text });
      const same = await written({ status: "draft", title: "BARLEY", description: text });
      const near = await written({ status: "draft", title: "Barley", description: `${text} Yes.` });
      expect(await check(same.id)).toEqual([{ reason: "repeated-text", about: first.id }]);
      expect(await check(near.id)).toEqual([]);
      await written({ status: "active", title: "Coffee Shop For Sale", description: "" });
      const bare = await written({
        status: "draft",
        title: "Coffee Shop For Sale",
        description: "",
      });
      expect(await check(bare.id)).toEqual([]);
    });

    test("is cleared when the text is changed", async () => {
      const first = await written({ status: "active", description: story("emmer") });
      const copy = await written({ status: "draft", description: story("emmer") });
      await world().db.update(listings).set({ description: "" }).where(eq(listings.id, first.id));
      await recordTextFingerprint(world().db, first.id);
      expect(await check(copy.id)).toEqual([]);
    });
  });

  test("detects another owner's photos after resizing, but not own ones", async () => {
    const { db } = world();
    const picture = pictureOf("bakery-oven");
    const first = await aListing(db, { status: "expired" });
    await withPhoto(first, picture);
    const copy = await aListing(db, { status: "draft" });
    await withPhoto(copy, pictureOf("barbershop"));
    await withPhoto(copy, await sharp(picture).resize(200).webp({ quality: 60 }).toBuffer(), 1);
    expect(await check(copy.id)).toEqual([{ reason: "repeated-photos", about: first.id }]);
    const own = await aListing(db, { status: "draft", ownerId: first.ownerId });
    await withPhoto(own, picture);
    expect(await check(own.id)).toEqual([]);
  });

  test("detects the owner's earlier rejection and banned words, which a site setting replaces", async () => {
    const { db } = world();
    const rejected = await aListing(db, {
      status: "draft",
      rejectedAt: now,
      rejectionReason: "No",
    });
    const next = await aListing(db, { status: "draft", ownerId: rejected.ownerId });
    expect(await check(next.id)).toEqual([{ reason: "earlier-rejection", about: rejected.id }]);
    const loud = await aListing(db, {
      status: "draft",
      leaseTerms: "Not a Pyramid Scheme, turnip",
    });
    expect(await check(loud.id)).toEqual([{ reason: "banned-words", about: "pyramid scheme" }]);
    await db.insert(siteSettings).values({ key: "bannedWords", value: ["Turnip"] });
    expect(await check(loud.id)).toEqual([{ reason: "banned-words", about: "Turnip" }]);
    await db.delete(siteSettings).where(eq(siteSettings.key, "bannedWords"));
  });

  test("a paid listing with a finding waits; an approved finding is not reported again", async () => {
    const { db } = world();
    const { id, ownerId } = await aListing(db, { status: "draft", description: "Not a Ponzi." });
    expect(await pay(id)).toEqual({ ok: true, status: "pending", reasons: ["banned-words"] });
    expect(await read(id)).toMatchObject({
      status: "pending",
      reviewReasons: ["banned-words"],
      packageId: "premium",
      publishedAt: null,
    });
    expect(await approve(id)).toEqual({ ok: true, status: "active" });
    expect(await read(id)).toMatchObject({ status: "active", reviewReasons: [] });
    const [owner] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, ownerId));
    const emails = await db.select().from(mails).where(eq(mails.recipient, owner!.email));
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining("is live")]);
    expect(await check(id)).toEqual([]);
    await db
      .update(listings)
      .set({ status: "expired", expiresAt: addDays(now, -1) })
      .where(eq(listings.id, id));
    expect(await pay(id)).toEqual({ ok: true, status: "active" });
  });

  test("a rejection gives its reason, and the owner's next listing waits", async () => {
    const { db, jobs } = world();
    const owner = await aSeller(db);
    const { id } = await aListing(db, {
      status: "draft",
      ownerId: owner.id,
      description: "A Ponzi.",
    });
    await pay(id);
    const rejection = "We do not list these.";
    const actorId = (await anAdmin(db)).id;
    await reviewListing(db, jobs, { listingId: id, actorId, rejection, now });
    expect(await read(id)).toMatchObject({ status: "draft", reviewReasons: [], packageId: null });
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, owner.email));
    expect(mail!.text).toContain(rejection);
    expect(mail!.text).toContain("We are refunding what you paid for this term in full.");
    const next = await aListing(db, { status: "draft", ownerId: owner.id });
    expect(await pay(next.id)).toMatchObject({ status: "pending", reasons: ["earlier-rejection"] });
  });

  test("a live listing with a new finding stays live and is flagged until reviewed", async () => {
    const { db } = world();
    const { id } = await written({ status: "active", description: story("kamut") });
    const change = async (description: string) => {
      await db.update(listings).set({ description }).where(eq(listings.id, id));
      await recordTextFingerprint(db, id);
    };
    await change(`${story("kamut")} Get rich quick!`);
    expect(await read(id)).toMatchObject({ status: "active", reviewReasons: ["banned-words"] });
    const flagged = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "listing-flagged")));
    expect(flagged).toMatchObject([
      { details: { findings: [{ reason: "banned-words", about: "get rich quick" }] } },
    ]);
    expect(await approve(id)).toEqual({ ok: true, status: "active" });
    await change(`${story("kamut")} Get rich quick, really!`);
    expect((await read(id)).reviewReasons).toEqual([]);
    await change(`${story("kamut")} Ponzi!`);
    expect((await read(id)).reviewReasons).toEqual(["banned-words"]);
    await change(story("kamut"));
    expect((await read(id)).reviewReasons).toEqual([]);
  });

  test("candidates are found by the band indexes", async () => {
    const rollback = new Error("rollback");
    let plan = "";
    const explain = world().db.transaction(async (tx) => {
      // Without foreign key checks: writing a market this large would take minutes.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into listing_fingerprints (id, listing_id, kind, bits, band1, band2, band3, band4)
        select gen_random_uuid(), gen_random_uuid(), 'text', n, n % 65536, n * 7 % 65536, n * 31 % 65536, n * 127 % 65536
        from generate_series(1, 20000) n`);
      await tx.execute(sql`analyze listing_fingerprints`);
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`
        explain select 1 from ${listingFingerprints} f where f.kind = 'text'
        and (f.band1 = 1 or f.band2 = 1 or f.band3 = 1 or f.band4 = 1)`);
      plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      throw rollback;
    });
    await expect(explain).rejects.toBe(rollback);
    for (const band of [1, 2, 3, 4]) expect(plan).toContain(`listing_fingerprints_band${band}`);
  });

  test("records nothing for a missing listing", async () => {
    await recordTextFingerprint(world().db, createId());
    expect(await check(createId())).toEqual([]);
  });
});
