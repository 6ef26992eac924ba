import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aMessage, aPhoto, type User } from "#test/factories.ts";
import { anActor, type Fixtures, makeFixtures, type Role, storedPicture } from "./actors.ts";

/** Two owners: one shows a listing without its confidential parts, one shows a teaser. */
export async function plantSecrets(db: Db) {
  const shown = await makeFixtures(db);
  const veiled = await makeFixtures(db);
  const parts = await plantConfidential(db, shown);
  const teaser = await plantTeaser(db, veiled);
  const secrets = [...shown.secrets, ...veiled.secrets];
  return {
    shown,
    veiled,
    parts,
    teaser,
    words: [
      ...parts.words,
      ...teaser.words,
      ...secrets.filter((word) => /folder|room|question/.test(word)),
    ],
  };
}

export type Planted = Awaited<ReturnType<typeof plantSecrets>>;

/** Somebody who may see as much as the role allows before an owner gives access: buyers have written to both. */
export async function anAsker(
  db: Db,
  role: Role,
  { shown, veiled }: Planted,
): Promise<User | null> {
  const actor = await anActor(db, role, shown);
  if (actor) await db.update(users).set({ emailVerified: true }).where(eq(users.id, actor.id));
  if (role === "buyer") {
    const { active, owner } = veiled;
    const about = { listingId: active.id, ownerId: owner.id, buyerId: actor!.id };
    await aMessage(db, await aConversation(db, about));
  }
  return actor;
}

/** A figure counts only by itself: ids and hashes contain every number sooner or later. */
export const tells = (text: string, word: string): boolean =>
  /^\d+$/.test(word)
    ? new RegExp(String.raw`(?<![\w-])${word}(?:00)?(?![\w-])`).test(text)
    : text.includes(word);

/** The owner's contact details, the website, a revealing photo, a video and documents: none may be known outside. */
export async function plantConfidential(db: Db, { owner, active }: Fixtures) {
  const mark = owner.id.slice(-12);
  const contact = {
    lastName: `Canary${mark}`,
    email: `canary-${mark}@example.com`,
    phone: `+1 705 ${mark}`,
  };
  const website = `https://canary-website-${mark}.example/`;
  await db.update(users).set(contact).where(eq(users.id, owner.id));
  const { lastName, email: contactEmail, phone: contactPhone } = contact;
  await db
    .update(listings)
    .set({
      website,
      websiteFor: "access",
      videoFor: "access",
      contactName: `Ana ${lastName}`,
      contactEmail,
      contactPhone,
    })
    .where(eq(listings.id, active.id));
  const photo = await aPhoto(db, active.id, {
    position: 1,
    revealing: true,
    storageKey: storedPicture,
    caption: `canary-caption-${mark}`,
  });
  const [video] = await db
    .insert(listingMedia)
    .values({
      listingId: active.id,
      kind: "video",
      position: 0,
      storageKey: "youtube:dQw4w9WgXcQ",
      contentType: "x/y",
      bytes: 1,
    })
    .returning();
  return {
    photo: photo.id,
    video: video!.id,
    words: [
      ...Object.values(contact),
      new URL(website).hostname,
      photo.id,
      photo.caption,
      video!.id,
      "dQw4w9WgXcQ",
    ],
  };
}

/** Every masked column of a confidential listing, and every file of it, says something that nothing else does. */
async function plantTeaser(db: Db, { active }: Fixtures) {
  const mark = active.id.slice(-10).replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);
  const word = (what: string) => `zq${what}${mark}`;
  const shown = {
    title: `${word("title")} For Sale`,
    description: `${word("description")} beside the mill.`,
    tags: [word("tag")],
    leaseTerms: word("lease"),
    reasonForSale: word("reason"),
    city: word("city"),
    businessName: word("name"),
    address: word("address"),
    website: `https://${word("website")}.example/`,
  };
  const figures = {
    askingPrice: 876_543_00,
    annualRevenue: 1_357_913_00,
    annualCashFlow: 246_813_00,
    established: 1873,
    squareFootage: 13_579,
  };
  const never = {
    postalCode: "Q9Z 8X7",
    contactName: word("contact"),
    contactEmail: `${word("email")}@example.com`,
    contactPhone: "+1 705 555 0987",
    latitude: 46.713_717,
    longitude: -81.383_838,
  };
  await db.transaction((tx) =>
    changeListing(tx, active.id, {
      ...shown,
      ...figures,
      ...never,
      askingPriceOnRequest: false,
      annualRevenueOnRequest: false,
      annualCashFlowOnRequest: false,
      businessNameHidden: false,
      addressHidden: false,
      // Whatever the owner chose before.
      photosFor: "everyone",
      documentsFor: "registered",
      websiteFor: "everyone",
      videoFor: "everyone",
      confidentiality: "confidential",
    }),
  );
  const photo = await aPhoto(db, active.id, {
    position: 1,
    storageKey: storedPicture,
    caption: word("caption"),
    alt: word("alt"),
    placeholder: `data:image/webp;base64,${word("blur")}`,
  });
  const fileName = `${word("document")}.pdf`;
  const [document, video] = await db
    .insert(listingMedia)
    .values([
      {
        listingId: active.id,
        kind: "document",
        position: 1,
        storageKey: createId(),
        contentType: "application/pdf",
        bytes: 1,
        fileName,
      },
      {
        listingId: active.id,
        kind: "video",
        position: 0,
        storageKey: "youtube:zQw4w9WgXcQ",
        contentType: "x/y",
        bytes: 1,
      },
    ])
    .returning({ id: listingMedia.id });
  const open = [
    ...Object.values(shown).flat(),
    "876,543",
    "1,357,913",
    "246,813",
    "1873",
    "13,579",
    photo.id,
    word("caption"),
    word("alt"),
    word("blur"),
    fileName,
    document!.id,
    video!.id,
  ];
  const spelled = Object.values(figures).map((amount) => String(amount).replace(/00$/, ""));
  return {
    files: [`/media/${photo.id}/400`, `/documents/${document!.id}`, `/videos/${video!.id}`],
    open,
    words: [...open, ...spelled, ...Object.values(never).map(String), "zQw4w9WgXcQ"],
  };
}
