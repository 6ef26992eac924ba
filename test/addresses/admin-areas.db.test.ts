import { expect, test } from "vitest";
import { adminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { anAdmin } from "#test/factories.ts";
import { useWholeApp } from "./whole-app.ts";
import { withDatabase } from "#test/with-database.ts";
import { makeFixtures } from "./actors.ts";
import { forms } from "./forms.ts";
import { pages } from "./pages.ts";
import { asData, dataPath } from "./statuses.ts";

const isAdmin = ({ address }: { address: string }) => /^\/admin(\/|$)/.test(address);

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);

  /** One person per area: access depends on the address, so one request of each kind is enough. */
  for (const area of adminAreas)
    test(`an administrator limited to ${area} cannot open or change other areas`, async () => {
      const { db } = world();
      const fixtures = await makeFixtures(db);
      const person = await anAdmin(db, { adminAreas: [area] });
      const client = await clientOf(person);
      for (const { path, expected } of pages.filter(isAdmin)) {
        const page = typeof path === "string" ? path : path(fixtures);
        const isOpen = canOpenAdminPath([area], new URL(page, "http://relevo").pathname);
        const status = isOpen ? expected.admin : 403;
        const answer = await client.ask(dataPath(page));
        expect.soft(answer.status, `${page} for ${area}`).toBe(asData(status));
      }
      for (const { address, path = address } of forms.filter(isAdmin)) {
        const page = typeof path === "string" ? path : path(fixtures);
        if (canOpenAdminPath([area], new URL(page, "http://relevo").pathname)) continue;
        const answer = await client.send(page, {});
        expect.soft(answer.status, `POST ${page} for ${area}`).toBe(403);
      }
    });
});
