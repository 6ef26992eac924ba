import { expect } from "@playwright/test";
import type { UserType } from "#app/accounts/user.ts";
import { addresses } from "#test/addresses/address-list.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aBroker,
  aConversation,
  aListingWithPhotos,
  aMessage,
  anAdmin,
  aSavedListing,
  aUser,
} from "#test/factories.ts";
import { aBusySeller } from "../busy-seller.ts";
import { test } from "../database.ts";
import { aNetworkAddress } from "#test/network-address.ts";
import { sessionCookie } from "../session.ts";
import { crawl, pageFaults } from "./crawl.ts";

/** Addresses that need more than a link: an id, a token from an email, a body. */
const needMore = new Set([
  "/business",
  "/confirm-email",
  "/reset-password",
  "/sell-business/preview",
]);

const forMembers = /^\/account/;
const forAdministrators = /^\/admin/;
const forBrokers = new Set(["/account/mandates", "/account/reports"]);

const roles: Record<string, (db: Db) => Promise<{ id: string; userType: UserType } | null>> = {
  "a visitor": async () => null,
  "a buyer": async (db) => {
    const buyer = await aUser(db);
    const listing = await aListingWithPhotos(db);
    await aSavedListing(db, buyer.id, listing.id);
    await aMessage(db, await aConversation(db, { listingId: listing.id, buyerId: buyer.id }));
    return buyer;
  },
  "a seller": async (db) => (await aBusySeller(db)).seller,
  "a broker": async (db) => {
    const broker = await aBroker(db);
    await aListingWithPhotos(db, { ownerId: broker.id });
    return broker;
  },
  "an administrator": (db) => anAdmin(db),
};

for (const [name, make] of Object.entries(roles))
  test(`no link is broken for ${name}, and every page has its metadata`, async ({ db }) => {
    const origin = process.env.E2E_URL!;
    const person = await make(db);
    const headers = {
      "x-forwarded-for": aNetworkAddress(),
      ...(person && { cookie: await sessionCookie(db, person) }),
    };
    const screens = addresses.filter(({ isScreen }) => isScreen).map(({ pattern }) => pattern);
    const starts = screens.filter(
      (pattern) =>
        !/[:*]/.test(pattern) &&
        !needMore.has(pattern) &&
        (person !== null || !forMembers.test(pattern)) &&
        (person?.userType === "admin" || !forAdministrators.test(pattern)) &&
        (person?.userType === "broker" || !forBrokers.has(pattern)),
    );
    const { pages, faults } = await crawl(
      origin,
      ["/businesses", ...starts],
      person === null,
      (path) => fetch(origin + path, { headers, redirect: "manual" }),
    );
    expect(pages.length).toBeGreaterThan(person ? 20 : 50);
    expect([...faults, ...pageFaults(pages, origin)]).toEqual([]);
  });
