import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { generate } from "openapi-typescript-codegen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activateListing } from "#app/listings/lifecycle/activate-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { addDays } from "#app/shared/day.ts";
import { useApi } from "#test/api-world.ts";
import { anAccessToken, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

type Call = (options: object) => Promise<Record<string, unknown>>;
interface Client {
  OpenAPI: { BASE: string; TOKEN: string };
  ListingsService: Record<string, Call>;
  TokenService: Record<string, Call>;
}

withDatabase((world) => {
  const { app, file } = useApi(world);
  let folder: string;
  let server: Server;
  let client: Client;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-client-"));
    await generate({ input: file(), output: folder, useOptions: true, useUnionTypes: true });
    client = (await import(/* @vite-ignore */ join(folder, "index.ts"))) as Client;
    server = createServer(getRequestListener(app().fetch)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    client.OpenAPI.BASE = `http://127.0.0.1:${port}/api/v1`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a client that is generated from the OpenAPI file creates, changes and sells a listing", async () => {
    const { db, jobs } = world();
    const person = await aUser(db);
    const { id: actorId } = await anAdmin(db);
    client.OpenAPI.TOKEN = await anAccessToken(db, person.id);
    const { ListingsService: listings } = client;

    const requestBody = {
      listingHeadline: "Corner bakery with its own mill",
      generalSummary: "Bread for half of the town. Call 416 555 0123.",
      categories: ["restaurants"],
      region: "CA-ON",
      cityTown: "Guelph",
      askingPrice: { kind: "amount", amount: 450_000 },
      salesRevenue: { kind: "range", range: "500k_1m" },
      cashFlow: { kind: "on-request" },
      franchise: false,
      employees: { min: 4, max: 6 },
    };
    const request = { requestBody, idempotencyKey: "bakery-1" };
    const created = await listings["createListing"]!(request);
    expect(created).toMatchObject({
      ...requestBody,
      generalSummary: expect.not.stringContaining("416"),
      status: "pending",
      role: "owner",
      title: "Corner bakery with its own mill For Sale",
      currency: "CAD",
      relocatable: null,
      notices: { generalSummary: expect.stringContaining("phone number") },
    });
    const listingId = created["id"] as string;
    expect(await listings["createListing"]!(request)).toEqual(created);
    expect((await listings["listListings"]!({}))["data"]).toMatchObject([{ id: listingId }]);

    const at = { listingId, actorId, rejection: null, now: new Date() };
    expect(await reviewListing(db, jobs, at)).toEqual({ ok: true, status: "draft" });
    const now = new Date();
    const term = { paidAt: now, paidUntil: addDays(now, 180), now };
    const paid = { listingId, packageId: "premium", ...term } as const;
    expect((await db.transaction((tx) => activateListing(tx, paid))).ok).toBe(true);
    const changed = await listings["changeListing"]!({
      listingId,
      requestBody: { listingHeadline: "Corner bakery", reasonForSale: "Retirement" },
    });
    expect(changed).toMatchObject({
      status: "active",
      title: "Corner bakery For Sale",
      reasonForSale: "Retirement",
      cityTown: "Guelph",
    });

    const sold = await listings["sellListing"]!({ listingId, requestBody: { price: 430_000 } });
    expect(sold).toMatchObject({ status: "sold", soldPrice: 430_000 });
    expect(await listings["getListing"]!({ listingId })).toEqual(sold);
    await expect(
      listings["withdrawListing"]!({ listingId, requestBody: {} }),
    ).rejects.toMatchObject({ status: 409, body: { code: "aborted" } });
  });
});
