import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { type Scope, scopeNames, tokenPrefix } from "#app/programs/tokens/access-token.ts";
import { useApi } from "#test/api-world.ts";
import {
  aConversation,
  aDocument,
  aListing,
  aMessage,
  anAccessToken,
  anOrder,
  aPhoto,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { endpoints } from "./endpoints.server.ts";
import { tokenLimit } from "./requests/answer-request.server.ts";
import { type Endpoint, isWrite } from "./requests/endpoint.ts";

/** A body that each write takes, so that only the permission can refuse it. */
const bodies: Record<string, unknown> = {
  createListing: { listingHeadline: "Corner bakery", categories: ["retail"], region: "CA-ON" },
  changeListing: { cityTown: "Guelph" },
  sellListing: { price: 450_000 },
  withdrawListing: {},
  confirmListing: {},
  addPhoto: new Uint8Array([1]),
  orderPhotos: { ids: [] },
  changePhoto: { caption: "The counter" },
  addDocument: new Uint8Array([1]),
  changeLead: { stage: "talking" },
  replyToLead: { content: "Yes, it is." },
  changeConversation: { isUnread: false },
  replyToConversation: { content: "Yes, it is." },
};

const longAgo = new Date("2026-01-01T00:00:00Z");

withDatabase((world) => {
  const { ask } = useApi(world);
  const pathOf = (endpoint: Endpoint, ids: Record<string, string>) =>
    endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const send = (token: string | null, endpoint: Endpoint, ids: Record<string, string>) =>
    ask(token, pathOf(endpoint, ids), { method: endpoint.method, body: bodies[endpoint.id] });
  const withIds = endpoints.filter(({ path }) => path.includes("{"));
  let ids: Record<string, string>;
  let owner: { id: string };

  beforeAll(async () => {
    const { db } = world();
    owner = await aSeller(db);
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    const order = await anOrder(db, { userId: owner.id, listingId: listing.id, status: "paid" });
    const { id: photoId } = await aPhoto(db, listing.id);
    const { id: documentId } = await aDocument(db, listing.id);
    const conversation = await aConversation(db, { listingId: listing.id, ownerId: owner.id });
    await aMessage(db, conversation);
    ids = {
      listingId: listing.id,
      orderId: order.id,
      photoId,
      documentId,
      conversationId: conversation.id,
    };
  });

  describe("every endpoint", () => {
    test("refuses requests without a token that is valid", async () => {
      const { db } = world();
      const suspended = await aUser(db);
      const changed = await aUser(db);
      const gone = await aUser(db);
      const tokens = {
        none: null,
        malformed: "relevo_pat_x",
        unknown: tokenPrefix + randomBytes(32).toString("base64url"),
        ended: await anAccessToken(db, owner.id, { expiresAt: new Date() }),
        suspended: await anAccessToken(db, suspended.id),
        "of a deleted account": await anAccessToken(db, gone.id),
        "older than the password": await anAccessToken(db, changed.id, { createdAt: longAgo }),
      };
      await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, suspended.id));
      await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
      await db
        .update(credentials)
        .set({ updatedAt: new Date() })
        .where(eq(credentials.userId, changed.id));
      for (const endpoint of endpoints)
        for (const [what, token] of Object.entries(tokens)) {
          const { status, headers, body } = await send(token, endpoint, ids);
          expect.soft([what, status, body.code]).toEqual([what, 401, "unauthenticated"]);
          expect.soft(headers.get("www-authenticate")).toMatch(/^Bearer realm="relevo"/);
        }
    });

    test("needs its scope, and no other", async () => {
      const { db } = world();
      const stranger = await aSeller(db);
      const tokenWith = (scopes: Scope[]) => anAccessToken(db, stranger.id, { scopes });
      const without = new Map<Scope, string>();
      const only = new Map<Scope, string>();
      for (const scope of scopeNames) {
        without.set(scope, await tokenWith(scopeNames.filter((one) => one !== scope)));
        only.set(scope, await tokenWith([scope]));
      }
      for (const endpoint of endpoints) {
        const { scope } = endpoint;
        if (scope === null) continue;
        const refused = await send(without.get(scope)!, endpoint, ids);
        expect.soft([endpoint.id, refused.status]).toEqual([endpoint.id, 403]);
        expect.soft(refused.headers.get("www-authenticate")).toContain(`scope="${scope}"`);
        const { status } = await send(only.get(scope)!, endpoint, ids);
        expect.soft([401, 403]).not.toContain(status);
      }
    });

    test("does not find other people's records, unknown ids and malformed ones", async () => {
      const { db } = world();
      const token = await anAccessToken(db, (await aSeller(db)).id);
      const own = await anAccessToken(db, owner.id);
      const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, createId()]));
      const malformed = Object.fromEntries(Object.keys(ids).map((name) => [name, "1'--"]));
      for (const endpoint of withIds) {
        for (const [who, asked] of [
          [token, ids],
          [own, unknown],
          [own, malformed],
        ] as const) {
          const { status, body } = await send(who, endpoint, asked);
          expect.soft([endpoint.id, status, body.code]).toEqual([endpoint.id, 404, "not-found"]);
        }
      }
    });

    test("writes nothing for people who must accept new terms first", async () => {
      const { db } = world();
      const person = await aSeller(db, { termsVersion: "2020-01-01" });
      const token = await anAccessToken(db, person.id);
      for (const endpoint of endpoints) {
        const { status } = await send(token, endpoint, ids);
        expect.soft([endpoint.id, status === 403]).toEqual([endpoint.id, isWrite(endpoint)]);
      }
    });

    test("refuses other methods, unknown parameters and fields", async () => {
      const token = await anAccessToken(world().db, owner.id);
      for (const endpoint of endpoints) {
        const path = pathOf(endpoint, ids);
        const brewed = await ask(token, path, { method: "BREW" });
        expect.soft([endpoint.id, brewed.status]).toEqual([endpoint.id, 405]);
        expect.soft(brewed.headers.get("allow")).toContain(endpoint.method);
        const { method } = endpoint;
        const body = bodies[endpoint.id];
        const queried = await ask(token, `${path}?colour=red`, { method, body });
        expect.soft([endpoint.id, queried.status]).toEqual([endpoint.id, 400]);
        expect.soft(queried.body.errors).toEqual({ colour: "Is not known here" });
        if (typeof body !== "object" || body instanceof Uint8Array) continue;
        const filled = await ask(token, path, { method, body: { ...body, ownerId: "x" } });
        expect.soft([endpoint.id, filled.status]).toEqual([endpoint.id, 400]);
        expect.soft(filled.body.errors).toEqual({ ownerId: "Is not known here" });
      }
    });
  });

  test("requests are limited by token, and the headers say how many are left", async () => {
    const { db } = world();
    const token = await anAccessToken(db, owner.id);
    const first = await ask(token, "/token");
    const shown = ["limit", "remaining", "reset"].map((one) =>
      first.headers.get(`ratelimit-${one}`),
    );
    expect(shown).toEqual(["300", "299", "60"]);
    await db
      .update(attemptLimits)
      .set({ count: tokenLimit.max })
      .where(eq(attemptLimits.key, tokenLimit.keyOf(first.body.id)));
    const refused = await ask(token, "/token");
    expect([refused.status, refused.body.code]).toEqual([429, "resource-exhausted"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask(await anAccessToken(db, owner.id), "/token")).status).toBe(200);
  });

  test("errors of the server are problems, too", async () => {
    const token = await anAccessToken(world().db, owner.id);
    const at = (path: string, sent = {}) => ask(token, path, sent).then(({ status }) => status);
    expect(await at("/nowhere")).toBe(404);
    expect(await at("/listings/", {})).toBe(404);
    expect(await at("/listings", { method: "POST", body: { x: "x".repeat(500_000) } })).toBe(413);
    expect(await at("/listings", { method: "POST", body: "{" })).toBe(400);
    expect(await at("/listings", { method: "POST", body: '"\\u0000"' })).toBe(400);
    expect(await at("/listings", { method: "POST", body: "[".repeat(60_000) })).toBe(400);
    const asForm = { "content-type": "application/x-www-form-urlencoded" };
    expect(await at("/listings", { method: "POST", body: "a=b", headers: asForm })).toBe(415);
    const elsewhere = { origin: "https://evil.example" };
    expect(await at("/listings", { method: "POST", body: {}, headers: elsewhere })).toBe(403);
  });
});
