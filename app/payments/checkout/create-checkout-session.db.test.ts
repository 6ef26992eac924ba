import { expect, test } from "vitest";
import { action } from "#app/payments/checkout/create-checkout-session.route.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, aPageContext, secret } from "#test/account-request.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

withDatabase((world) => {
  async function call(body: unknown, bearer: string | null) {
    const account = anAccountRequest(world());
    const url = new URL("/api/createCheckoutSession", account.appUrl);
    const headers = new Headers({ "content-type": "application/json" });
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request(url, { method: "POST", body: text, headers });
    const context = aPageContext(world(), account);
    const answer = await action({ request, url, params: {}, context } as never);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  const tokenOf = async (userId: string) => {
    const env = { APP_URL: "http://localhost:3000", SESSION_SECRET: secret };
    return (await cookieOf(world().db, env, userId)).split("=", 2)[1]!;
  };

  test("returns a session and its URL, wrapped or not, by bearer token", async () => {
    const owner = await aSeller(world().db);
    const listing = await aListing(world().db, { ownerId: owner.id, status: "draft" });
    const payload = {
      packageId: "realtor",
      businessId: listing.id,
      successUrl: "http://localhost:3000/account?payment=success",
      cancelUrl: `http://localhost:3000/sell-business?draft=${listing.id}`,
    };
    const token = await tokenOf(owner.id);
    const plain = await call(payload, token);
    expect(plain).toMatchObject({
      status: 200,
      body: {
        data: {
          sessionId: expect.stringMatching(/^cs_/),
          url: expect.stringContaining("/test-payments/checkout/cs_"),
        },
      },
    });
    expect(await call({ data: payload }, decodeURIComponent(token))).toEqual(plain);
  });

  test.each([
    ["nobody", 401, "unauthenticated", {}],
    ["an unknown package", 400, "invalid-argument", { packageId: "gratis" }],
    ["a package of another region", 400, "invalid-argument", { packageId: "premium" }],
    ["another site", 400, "invalid-argument", { successUrl: "https://evil.example/" }],
    ["an unknown listing", 404, "not-found", { businessId: createId() }],
    ["no listing", 400, "invalid-argument", { businessId: undefined }],
  ])("%s: %d %s", async (what, status, code, changes) => {
    const owner = await aSeller(world().db);
    const listing = await aListing(world().db, { ownerId: owner.id, status: "draft" });
    const body = {
      packageId: "rmb",
      businessId: listing.id,
      successUrl: "/account?payment=success",
      cancelUrl: "/sell-business",
      ...changes,
    };
    const answer = await call(body, what === "nobody" ? null : await tokenOf(owner.id));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    if (/package/.test(what))
      expect(answer.body).toMatchObject({ error: { message: "Invalid package ID" } });
  });

  test("a bearer token requires accepted terms like a session", async () => {
    const owner = await aSeller(world().db, { termsVersion: "2020-01-01" });
    expect(await call({}, await tokenOf(owner.id))).toMatchObject({
      status: 403,
      body: { error: { code: "permission-denied" } },
    });
  });

  test("invalid JSON is a 400", async () => {
    const owner = await aSeller(world().db);
    expect(await call("{", await tokenOf(owner.id))).toMatchObject({ status: 400 });
  });
});
