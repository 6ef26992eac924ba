import { expect, test } from "vitest";
import { adminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { anAdmin } from "#test/factories.ts";
import { useWholeApp } from "./whole-app.ts";
import { withDatabase } from "#test/with-database.ts";
import { makeFixtures } from "./actors.ts";
import { forms } from "./forms.ts";
import { pages } from "./pages.ts";
import { fill } from "./rows.ts";
import { asData, dataPath } from "./statuses.ts";

const isAdmin = ({ address }: { address: string }) => /^\/admin(\/|$)/.test(address);

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);

  test("support reads orders and changes none", async () => {
    const { db } = world();
    const { order } = await makeFixtures(db);
    const client = await clientOf(await anAdmin(db, { adminAreas: ["support"] }));
    const page = `/admin/orders/${order}`;
    const answer = await client.ask(page);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/Reconcile now|\/refund"/);
    expect((await client.send(page, { intent: "reconcile" })).status).toBe(403);
    for (const refund of ["refund", "Refund"]) {
      expect((await client.ask(`${page}/${refund}`)).status, refund).toBe(403);
      expect((await client.send(`${page}/${refund}`, {})).status, refund).toBe(403);
    }
    const encoded = `${page}/refun%64`;
    for (const redirect of [await client.ask(encoded), await client.send(encoded, {})]) {
      expect([301, 308]).toContain(redirect.status);
      expect(redirect.headers.get("location")).toBe(`${page}/refund`);
    }
  });

  /** One person per area: access depends on the address, so one request of each kind is enough. */
  for (const area of adminAreas)
    test(`an administrator limited to ${area} cannot open or change other areas`, async () => {
      const { db } = world();
      const fixtures = await makeFixtures(db);
      const person = await anAdmin(db, { adminAreas: [area] });
      const client = await clientOf(person);
      for (const { path, expected } of pages.filter(isAdmin)) {
        const page = fill(path, fixtures);
        const isOpen = canOpenAdminPath([area], new URL(page, "http://relevo").pathname);
        const status = isOpen ? expected.admin : 403;
        const answer = await client.ask(dataPath(page));
        expect.soft(answer.status, `${page} for ${area}`).toBe(asData(status));
      }
      for (const { path } of forms.filter(isAdmin)) {
        const page = fill(path, fixtures);
        if (canOpenAdminPath([area], new URL(page, "http://relevo").pathname)) continue;
        const answer = await client.send(page, {});
        expect.soft(answer.status, `POST ${page} for ${area}`).toBe(403);
      }
    });
});
