import { beforeAll, describe, expect, test } from "vitest";
import { photoWidths } from "#app/listings/media/photo.ts";
import { addresses } from "./address-list.ts";
import { anActor, type Fixtures, makeFixtures, type Role, roles } from "./actors.ts";
import { anAsker, type Planted, plantSecrets, tells } from "./secrets.ts";
import { type ClientOf, useWholeApp } from "./whole-app.ts";
import { withDatabase, withEmbedded, type World } from "#test/with-database.ts";
import { forms } from "./forms.ts";
import { missingForms } from "./forms-in.ts";
import { keepRows } from "./keep-rows.ts";
import { watchOwner } from "./owned-rows.ts";
import { pages } from "./pages.ts";
import { fill, fillFields } from "./rows.ts";
import { specified } from "./specified.ts";
import { asData, dataPath } from "./statuses.ts";

test("the tables name every address of the product, and every form", () => {
  const named = (rows: { address: string }[]) =>
    [...new Set(rows.map((one) => one.address))].sort();
  expect(named(pages)).toEqual(addresses.map(({ pattern }) => pattern).sort());
  const taking = addresses.filter(({ hasAction }) => hasAction);
  expect(named(forms)).toEqual(taking.map(({ pattern }) => pattern).sort());
});

/** Data and document have the same access rules, and the document takes much longer to render. */
const isRendered = (role: Role) => role === "nobody" || role === "owner" || role === "admin";

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);
  /** For all requests that change nothing. */
  let planted: Planted;
  let fixtures: Fixtures;
  beforeAll(async () => {
    planted = await plantSecrets(world().db);
    fixtures = planted.shown;
  });

  test("every address of the specification leads a visitor somewhere", async () => {
    const visitor = await clientOf(null);
    expect(Object.values(specified).flat().length).toBeGreaterThanOrEqual(58);
    for (const [status, paths] of Object.entries(specified))
      for (const given of paths) {
        const path = fill(given, fixtures);
        const answer = await visitor.ask(path);
        expect.soft(answer.status, path).toBe(Number(status));
        const to = answer.headers.get("location");
        if (to) expect.soft((await visitor.ask(to)).status, `${path}, ${to}`).toBeLessThan(402);
      }
  });

  for (const role of roles) {
    const mayKnow = role === "owner" || role === "admin";
    test(`each page gives ${role} the expected response and reveals no secret of an owner`, async () => {
      const { db } = world();
      const actor = mayKnow ? await anActor(db, role, fixtures) : await anAsker(db, role, planted);
      const client = await clientOf(actor);
      const words = mayKnow ? [] : [...planted.shown.secrets, ...planted.words];
      const ask = async (path: string) => {
        const answer = await client.ask(path);
        const body = await answer.text();
        const all = body + JSON.stringify([...answer.headers]);
        // An address may repeat what was asked. The API's description numbers thousands of parts, one of them like a year.
        const told = path.startsWith("/api/openapi.json")
          ? []
          : words.filter((word) => !path.includes(word.split(" ")[0]!) && tells(all, word));
        expect.soft(told, `${path} for ${role}`).toEqual([]);
        return { answer, body };
      };
      for (const { address, path, expected } of pages) {
        const page = fill(path, fixtures);
        const requested = isRendered(role) ? page : dataPath(page);
        const { answer, body } = await ask(requested);
        const where = `GET ${requested} (${address}) for ${role}`;
        const status = isRendered(role) ? expected[role] : asData(expected[role]);
        expect.soft(answer.status, where).toBe(status);
        if (actor) expect.soft(answer.headers.get("cache-control"), where).toContain("no-store");
        expect.soft(missingForms(body, page), where).toEqual([]);
        const veiled = fill(path, planted.veiled);
        if (!mayKnow && veiled !== page) await ask(dataPath(veiled));
      }
    });

    if (role !== "owner" && role !== "admin") testForms(world, clientOf, role);

    test(`hidden photos are not found for ${role}, in any size or format`, async () => {
      const client = await clientOf(await anActor(world().db, role, fixtures));
      const isInsider = role === "owner" || role === "admin";
      const { shown, ...hidden } = fixtures.photos;
      // The demonstration's pictures are stored as WebP only.
      const kept = photoWidths.flatMap((width) => [`${width}`, `${width}.webp`]);
      for (const name of [...kept, "400.avif", "400.jpg", "400.gif", "1600.webp", "1"]) {
        const isKept = kept.includes(name);
        const statusOf = async (id: string) => (await client.ask(`/media/${id}/${name}`)).status;
        expect.soft(await statusOf(shown), `shown, ${name}`).toBe(isKept ? 200 : 404);
        for (const [what, id] of Object.entries(hidden))
          expect.soft(await statusOf(id), `${what}, ${name}`).toBe(isKept && isInsider ? 200 : 404);
        // A document is not a photo, for any role.
        expect.soft(await statusOf(fixtures.document), `document, ${name}`).toBe(404);
      }
    });
  }

  // The router rejects them before anybody asks who a member is: one stands for all.
  for (const role of ["nobody", "owner", "admin"] as const)
    test(`an address without forms rejects forms from ${role}`, async () => {
      const client = await clientOf(await anActor(world().db, role, fixtures));
      const taking = new Set(forms.map(({ address }) => address));
      for (const { path, post } of pages.filter((row) => !taking.has(row.address))) {
        const page = fill(path, fixtures);
        const answer = await client.send(page, { listingId: fixtures.pending.id });
        expect.soft(answer.status, `POST ${page} for ${role}`).toBe(post[role]);
      }
    });
});

// The roles whose forms succeed: one pass over every command. Its own tests run it on the server.
describe("on the embedded database", () => {
  withEmbedded((world) => {
    const { clientOf } = useWholeApp(world);
    for (const role of ["owner", "admin"] as const) testForms(world, clientOf, role);
  });
});

function testForms(world: () => World, clientOf: ClientOf, role: Role): void {
  test(`each form gives ${role} the expected response and changes nothing of the owner`, async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    let actor = await anActor(db, role, fixtures);
    let client = await clientOf(actor);
    // The owner's own forms are meant to change the owner's records.
    const owned = role === "owner" ? null : await watchOwner(db, fixtures);
    const restore = role === "owner" ? await keepRows(db) : null;
    // Without scripts for the owner, whose forms succeed; the same actions decide for everyone else.
    const isData = role !== "owner";
    for (const rows of Map.groupBy(forms, (row) => row.address).values()) {
      for (const { what, intent, expected, path, fields, ...row } of rows) {
        const page = fill(path, fixtures);
        const sent = fillFields(fields, fixtures, actor ?? fixtures.owner);
        if (row.reachesOwner) await owned?.expectUnchanged();
        const answer = await client.send(isData ? dataPath(page) : page, sent, row.isJson);
        const where = `POST ${page} (${intent ?? "form"}: ${what}) for ${role}${isData ? ", as data" : ""}`;
        const status = isData && row.data ? row.data[role] : expected[role];
        expect.soft(answer.status, where).toBe(isData ? asData(status) : status);
        const isRefused = answer.status >= 400;
        if (isRefused || !row.reachesOwner) owned?.note(where);
        // A rejected form has changed nothing: the next one finds the same people and records.
        if (isRefused) continue;
        if (restore) {
          await restore();
          continue;
        }
        if (role === "buyer") await owned?.expectUnchanged();
        actor = await anActor(db, role, fixtures);
        client = await clientOf(actor);
        // A buyer comes with a conversation, which also belongs to the owner.
        if (role === "buyer" || row.reachesOwner) await owned?.readAgain();
      }
      await owned?.expectUnchanged();
    }
    // One pass over every form: half a minute, five times as long beside the journeys.
  }, 300_000);
}
