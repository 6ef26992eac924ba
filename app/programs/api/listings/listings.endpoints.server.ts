import { eq } from "drizzle-orm";
import { z } from "zod";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import type { OwnerAction } from "#app/listings/lifecycle/owner-actions.ts";
import { mostMoney, soldPriceSchema } from "#app/listings/lifecycle/sold-price.schema.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  type Call,
  defineEndpoint,
  type Endpoint,
  type Resource,
} from "#app/programs/api/requests/endpoint.ts";
import { apiRoot } from "#app/programs/api/requests/routes.ts";
import { makePage, pageOf, pageQuery } from "#app/programs/api/requests/page-cursor.ts";
import { notFound, refuse } from "#app/programs/api/requests/problem.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { saveFieldsIn } from "#app/selling/editing/save-listing-fields.server.ts";
import { changedFields, newListingFields } from "./listing-fields-json.ts";
import {
  listingJson,
  listingSchema,
  listingSummary,
  noticesJson,
  writtenListing,
} from "./listing-json.ts";
import { listManagedListings } from "./own-listings.queries.server.ts";
import { submitListing } from "./submit-listing.server.ts";

const group = "Listings";
export const listingParams = z.object({ listingId: z.uuid() });
export type ListingParams = z.output<typeof listingParams>;

export const originOf = ({ services }: Pick<Call, "services">): string =>
  new URL(services.env.APP_URL).origin;

async function getListing(call: Call<ListingParams>) {
  const { db, bearer, params, now } = call;
  const own = { listingId: params.listingId, ownerId: bearer.userId };
  const listing = (await findOwnListing(db, own)) ?? notFound();
  const of = { userId: bearer.userId, origin: originOf(call), now };
  return { listing, json: listingJson(listing, of) };
}

export const lockListing = (tx: Db, { listingId }: ListingParams) =>
  tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for("update");

const readListing = async (call: Call<ListingParams>) => ({
  status: 200 as const,
  body: (await getListing(call)).json,
});

const listing: Resource = {
  name: "the listing",
  read: readListing as Resource["read"],
  lock: lockListing,
};

const changes: {
  id: string;
  method: "POST" | "DELETE";
  noun: string;
  action: OwnerAction;
  summary: string;
}[] = [
  {
    id: "sellListing",
    method: "POST",
    noun: "sale",
    action: "sell",
    summary: "Mark as sold",
  },
  {
    id: "undoSale",
    method: "DELETE",
    noun: "sale",
    action: "undo-sale",
    summary: "Undo a sale that fell through",
  },
  {
    id: "withdrawListing",
    method: "POST",
    noun: "withdrawal",
    action: "withdraw",
    summary: "Take off the market",
  },
  {
    id: "reactivateListing",
    method: "DELETE",
    noun: "withdrawal",
    action: "reactivate",
    summary: "Put back on the market",
  },
  {
    id: "confirmListing",
    method: "POST",
    noun: "confirmation",
    action: "confirm",
    summary: "Confirm that it is still for sale",
  },
];

const sale = z.strictObject({
  price: z
    .number()
    .int()
    .min(1)
    .max(mostMoney)
    .nullable()
    .transform((price): string | undefined => (price === null ? undefined : String(price)))
    .pipe(soldPriceSchema)
    .describe("In whole units of the listing's currency; null if you don't want to tell."),
});
const noBody = z.strictObject({});

export const listingEndpoints: Endpoint[] = [
  defineEndpoint({
    id: "listListings",
    method: "GET",
    path: "/listings",
    summary: "List your listings",
    description: "In any state, newest first, with those of your mandates if you are a broker.",
    group,
    scope: "listings:read",
    query: z.strictObject({ status: z.enum(listingStatuses).optional(), ...pageQuery }),
    answer: { status: 200, about: "A page of listings.", schema: pageOf(listingSummary) },
    async handle(call) {
      const { status, cursor, limit } = call.query;
      const { userId } = call.bearer;
      const wanted = { userId, status, after: cursor, limit: limit + 1 };
      const origin = originOf(call);
      const body = makePage(
        await listManagedListings(call.db, wanted),
        limit,
        ({ createdAt: at, id }) => ({ at, id }),
        ({ id, status, title, region, ownerId, city, confidential, createdAt, updatedAt }) => ({
          id,
          status,
          title,
          region,
          url: origin + listingHref({ id, title, confidential }),
          role: ownerId === userId ? "owner" : "broker",
          cityTown: city,
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        }),
      );
      return { status: 200, body };
    },
  }),

  defineEndpoint({
    id: "createListing",
    method: "POST",
    path: "/listings",
    summary: "Create a listing",
    description:
      "It is pending until an administrator has read it; then it is a draft, for which you buy a package. Both checks and limits are those of the screens.",
    group,
    scope: "listings:write",
    body: newListingFields,
    answer: {
      status: 201,
      about: "The new listing.",
      schema: writtenListing,
      hasLocation: true,
    },
    problems: [409],
    async handle(call) {
      const { db, bearer, body: fields, now, requestId } = call;
      const outcome = await submitListing(db, { ownerId: bearer.userId, fields, now, requestId });
      if (!outcome.ok)
        return outcome.reason === "invalid"
          ? refuse(400, "Some fields are not valid.", outcome.errors)
          : refuse(409, "You have 500 drafts and listings under review. Finish or delete some.");
      const { listingId, notices } = outcome;
      const { json } = await getListing({ ...call, params: { listingId } });
      return {
        status: 201,
        body: { ...json, notices: noticesJson(notices) },
        location: `${apiRoot}/listings/${listingId}`,
      };
    },
  }),

  defineEndpoint({
    id: "getListing",
    method: "GET",
    path: "/listings/{listingId}",
    summary: "Read a listing",
    group,
    scope: "listings:read",
    params: listingParams,
    answer: { status: 200, about: "All of it.", schema: listingSchema },
    handle: readListing,
  }),

  defineEndpoint({
    id: "changeListing",
    method: "PATCH",
    path: "/listings/{listingId}",
    summary: "Change a listing",
    description:
      "Only the fields that you send. While it is under review, headline, summary, categories, region and keywords stay as they are; of a sold listing only the contact details change.",
    group,
    scope: "listings:write",
    params: listingParams,
    body: changedFields,
    answer: { status: 200, about: "The changed listing.", schema: writtenListing },
    problems: [409],
    ifMatch: listing,
    async handle(call) {
      const { db, bearer, params, body, now, requestId } = call;
      await lockListing(db, params);
      const form = formOf((await getListing(call)).listing);
      const sent = Object.entries(body) as [FieldName, string | undefined][];
      const saved = await saveFieldsIn(db, {
        listingId: params.listingId,
        ownerId: bearer.userId,
        changes: Object.fromEntries(
          sent.flatMap(([name, to]) =>
            to === undefined ? [] : [[name, { from: form[name], to }]],
          ),
        ),
        now,
        requestId,
      });
      if (!saved.ok) return notFound();
      if (Object.keys(saved.errors).length > 0)
        refuse(400, "Some fields are not valid.", saved.errors);
      if (saved.locked.length > 0)
        refuse(
          409,
          "Some fields can't be changed in this state.",
          Object.fromEntries(saved.locked.map((name) => [name, `Fixed while ${saved.status}`])),
        );
      const { json } = await getListing(call);
      return { status: 200, body: { ...json, notices: noticesJson(saved.notices) } };
    },
  }),

  ...changes.map(({ id, method, noun, action, summary }) =>
    defineEndpoint({
      id,
      method,
      path: `/listings/{listingId}/${noun}`,
      summary,
      group,
      scope: "listings:write",
      params: listingParams,
      ...(method === "POST" && { body: action === "sell" ? sale : noBody }),
      answer: { status: 200, about: "The listing afterwards.", schema: listingSchema },
      problems: [409],
      ifMatch: listing,
      async handle(call) {
        const { db, services, bearer, params, now, requestId } = call;
        const { price = null } = (call.body ?? {}) as Partial<z.output<typeof sale>>;
        const outcome = await changeOwnListing(db, services.jobs, {
          listingId: params.listingId,
          ownerId: bearer.userId,
          action,
          soldPrice: price,
          now,
          requestId,
        });
        if (!outcome.ok)
          return outcome.reason === "not-found"
            ? notFound()
            : refuse(409, "See possibleActions of the listing.");
        return readListing(call);
      },
    }),
  ),
];
