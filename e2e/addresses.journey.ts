import type { RouteConfigEntry } from "@react-router/dev/routes";
import { request } from "@playwright/test";
import routes from "#app/routes.ts";
import { expect, test } from "./journey.ts";
import { type Role, signInByForm } from "./people.ts";

type Asker = "nobody" | Role;
type Statuses = Record<Asker, number>;

const everybody = (status: number): Statuses => ({
  nobody: status,
  buyer: status,
  seller: status,
  broker: status,
  admin: status,
});

const signedIn: Statuses = { ...everybody(200), nobody: 401 };

/** Every address × everybody. A new address without a row here fails the test. */
const expected: Record<string, Statuses> = {
  "/": everybody(200),
  "/businesses/suggest": everybody(200),
  "/businesses/:first?/:second?": everybody(200),
  "/franchises/:first?/:second?": everybody(200),
  "/real-estate/:first?/:second?": everybody(200),
  "/buy-business": everybody(301),
  "/buy-franchise": everybody(301),
  "/buy-franchise-resale": everybody(301),
  "/business": everybody(404),
  // `:id` is no id: what is there and who sees it is told by the journeys.
  "/business/:id": everybody(404),
  "/business/:id/report": everybody(404),
  "/brokers": everybody(200),
  "/brokers/:id": everybody(404),
  "/compare": everybody(200),
  "/listings/cards": everybody(200),
  "/listings/save": everybody(302),
  "/api/listings": everybody(200),
  "/api/listings/:id": everybody(404),
  "/robots.txt": everybody(200),
  "/sitemap.xml": everybody(200),
  "/sitemaps/:name": everybody(404),
  "/signin": { ...everybody(302), nobody: 200 },
  "/signin/two-factor": everybody(302),
  "/signout": everybody(302),
  "/confirm-email": everybody(404),
  "/forgot-password": everybody(200),
  "/reset-password": everybody(404),
  "/account/security": { ...everybody(200), nobody: 401 },
  "/account/security/two-factor": { ...everybody(200), nobody: 401 },
  "/account": everybody(302),
  "/account/avatar": { ...everybody(302), nobody: 401 },
  "/account/data": signedIn,
  "/account/delete": signedIn,
  "/goodbye": everybody(200),
  "/account/dashboard": signedIn,
  "/account/listings": signedIn,
  "/account/drafts": signedIn,
  "/account/leads": signedIn,
  "/account/profile": signedIn,
  "/account/saved-listings": signedIn,
  "/account/saved-listings/resume": everybody(302),
  "/account/upgrades": signedIn,
  "/preferences": everybody(302),
  "/admin": { ...everybody(403), admin: 404 },
  "/admin/*": { ...everybody(403), admin: 404 },
  "/dev/ui": everybody(200),
  "/dev/mail": everybody(200),
  "/*": everybody(404),
};

test("the table names every address of the product", () => {
  const known = flatten(routes as RouteConfigEntry[]).toSorted();
  expect(Object.keys(expected).toSorted()).toEqual(known);
});

for (const asker of ["nobody", "buyer", "seller", "broker", "admin"] as const) {
  test(`each address answers ${asker} as it should`, async ({ baseURL }) => {
    const context = await request.newContext({ baseURL });
    if (asker !== "nobody") await signInByForm(context, asker);
    for (const [address, statuses] of Object.entries(expected)) {
      const asked = address.replace("*", "no-such-page").replaceAll(/\/:\w+\?/g, "");
      const answer = await context.get(asked, { maxRedirects: 0 });
      expect.soft(answer.status(), `${address} for ${asker}`).toBe(statuses[asker]);
      if (asker !== "nobody")
        expect.soft(answer.headers()["cache-control"], address).toContain("no-store");
    }
    await context.dispose();
  });
}

function flatten(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${base}/${path}` : base;
    const own = index || (path && !children) ? [here || "/"] : [];
    return [...own, ...flatten(children ?? [], here)];
  });
}
