import { expect, test } from "vitest";
import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAdmin, aUser } from "#test/factories.ts";
import { type ClientOf, useWholeApp } from "./whole-app.ts";
import { withDatabase } from "#test/with-database.ts";
import { makeFixtures } from "./actors.ts";
import { forms } from "./forms.ts";
import { readOwnedRows } from "./owned-rows.ts";
import { pages } from "./pages.ts";
import { fill, fillFields } from "./rows.ts";
import { dataPath } from "./statuses.ts";

/** Words that only the person may see. */
const closed = new Set([
  "/account/security",
  "/account/security/two-factor",
  "/account/security/tokens",
  "/account/security/webhooks",
  "/account/security/webhooks/:id",
  "/account/import/listings.csv",
  "/account/import/listings.xlsx",
  "/account/import/listings.xml",
  "/account/data",
  "/account/delete",
  "/account/identity",
  "/account/passport",
  "/account/signed/:id",
  "/account/listings/:id/room.zip",
]);

/** An administrator who impersonates this person, in one session. */
async function viewingAs(db: Db, clientOf: ClientOf, person: { id: string }) {
  const administrator = await anAdmin(db);
  const { ask } = await clientOf(administrator);
  const change = (changes: Partial<typeof sessions.$inferInsert>) =>
    db.update(sessions).set(changes).where(eq(sessions.userId, administrator.id));
  await change({
    impersonatedUserId: person.id,
    impersonatedUntil: new Date(Date.now() + 600_000),
  });
  return { administrator, ask, change };
}

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);

  test("impersonation shows the person's pages and leaves no trace", async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const { administrator, ask } = await viewingAs(db, clientOf, fixtures.owner);
    const read = () =>
      Promise.all([
        readOwnedRows(db, fixtures.owner.id),
        db.select().from(users).where(eq(users.id, fixtures.owner.id)),
      ]);
    const before = await read();
    const rendered = new Set<string>();
    for (const { address, path, expected } of pages) {
      const page = fill(path, fixtures);
      // Data and document have the same access rules: one document for each address.
      const url = rendered.has(address) ? dataPath(page) : page;
      rendered.add(address);
      const answer = await ask(url);
      const status = closed.has(address) ? 403 : expected.owner;
      const isRedirect = url !== page && status >= 301 && status <= 303;
      expect.soft(answer.status, `${url} (${address})`).toBe(isRedirect ? 202 : status);
      expect.soft(answer.headers.get("cache-control"), url).toContain("no-store");
      // What other sites show knows no session.
      const isPage = url === page && !address.startsWith("/embed/");
      if (isPage && answer.headers.get("content-type")?.startsWith("text/html"))
        expect.soft(await answer.text(), url).toContain("Nothing can be changed");
    }
    for (const path of [`/documents/${fixtures.document}`, "/account/live"])
      expect.soft((await ask(path)).ok, path).toBe(false);
    expect(await read()).toEqual(before);
    const opened = await db.$count(
      auditLog,
      and(eq(auditLog.actorId, administrator.id), eq(auditLog.subjectId, fixtures.conversation)),
    );
    expect(opened).toBeGreaterThan(0);
  });

  test("impersonation can send no form and call no API", async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const { administrator, ask } = await viewingAs(db, clientOf, fixtures.owner);
    const people = [fixtures.owner.id, administrator.id];
    const read = () => Promise.all(people.map((id) => readOwnedRows(db, id)));
    const before = await read();
    const open = new Set(["/view-as/end", "/signout"]);
    for (const { path, fields, what } of forms.filter((form) => !open.has(form.address))) {
      const page = fill(path, fixtures);
      const sent = fillFields(fields, fixtures);
      const body = new FormData();
      for (const [name, value] of Object.entries(sent)) body.append(name, value as string);
      const answer = await ask(dataPath(page), { method: "POST", body });
      expect.soft(answer.status, `POST ${page}: ${what}`).toBe(403);
    }
    for (const method of ["POST", "PATCH", "DELETE", "PUT"])
      expect.soft((await ask("/uploads", { method })).status, `${method} /uploads`).toBe(403);
    expect(await read()).toEqual(before);
  });

  test("impersonation ends with its time, with the person and with the administrator's rights", async () => {
    const { db } = world();
    const person = await aUser(db);
    const { administrator, ask, change } = await viewingAs(db, clientOf, person);
    const start = () =>
      change({ impersonatedUserId: person.id, impersonatedUntil: new Date(Date.now() + 600_000) });
    const isViewing = async () => {
      const body = await (await ask("/help")).text();
      return body.includes("Nothing can be changed");
    };
    const set = (id: string, changes: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(changes).where(eq(users.id, id));
    expect(await isViewing()).toBe(true);

    await change({ impersonatedUntil: new Date(Date.now() - 1000) });
    // A late form of the other person's page is not submitted as the administrator.
    const late = await ask("/preferences", { method: "POST", body: new FormData() });
    expect(late.status).toBe(403);
    expect(await isViewing()).toBe(false);
    expect((await ask(`/admin/users/${person.id}`)).status).toBe(200);

    await start();
    await set(person.id, { deactivatedAt: new Date() });
    expect(await isViewing()).toBe(false);
    await set(person.id, { deactivatedAt: null });

    await start();
    await set(administrator.id, { adminAreas: ["finance"] });
    expect(await isViewing()).toBe(false);
    await set(administrator.id, { adminAreas: null });

    await start();
    await set(administrator.id, { userType: "buyer" });
    expect(await isViewing()).toBe(false);
    await set(administrator.id, { userType: "admin" });

    await start();
    await set(person.id, { userType: "admin" });
    expect(await isViewing()).toBe(false);

    // Leaving is never rejected.
    await start();
    await change({ impersonatedUntil: new Date(Date.now() - 1000) });
    expect((await ask("/signout", { method: "POST", body: new FormData() })).status).toBe(302);
    expect((await ask(`/admin/users/${person.id}`)).status).toBe(403);
  });
});
