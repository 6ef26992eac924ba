import { expect } from "@playwright/test";
import { photoWidths } from "#app/listings/media/photo.ts";
import { test } from "../database.ts";
import { addresses } from "./address-list.ts";
import { ask, send } from "./ask.ts";
import { anActor, anEstate, roles } from "./cast.ts";
import { forms } from "./forms.ts";
import { missingForms } from "./forms-in.ts";
import { readOwnedRows } from "./owned-rows.ts";
import { pages } from "./pages.ts";
import { asData, dataPath } from "./statuses.ts";

test("the tables name every address of the product, and every form", () => {
  const named = (rows: { address: string }[]) =>
    [...new Set(rows.map((one) => one.address))].sort();
  expect(named(pages)).toEqual(addresses.map(({ pattern }) => pattern).sort());
  const taking = addresses.filter(({ hasAction }) => hasAction);
  expect(named(forms)).toEqual(taking.map(({ pattern }) => pattern).sort());
});

for (const role of roles) {
  test(`each page answers ${role} as it should, and tells no secret of the owner`, async ({
    db,
  }) => {
    test.setTimeout(120_000);
    const estate = await anEstate(db);
    const actor = await anActor(db, role, estate);
    const mayKnow = role === "owner" || role === "admin";
    for (const { address, path, expected } of pages) {
      const page = typeof path === "string" ? path : path(estate);
      for (const [asked, status] of [
        [page, expected[role]],
        [dataPath(page), asData(expected[role])],
      ] as const) {
        const answer = await ask(db, actor, asked);
        const where = `GET ${asked} (${address}) for ${role}`;
        expect.soft(answer.status, where).toBe(status);
        if (actor) expect.soft(answer.headers.get("cache-control"), where).toContain("no-store");
        const body = await answer.text();
        const told = mayKnow ? [] : estate.secrets.filter((secret) => body.includes(secret));
        expect.soft(told, where).toEqual([]);
        expect.soft(missingForms(body, page), where).toEqual([]);
      }
    }
  });

  test(`each form answers ${role} as it should, and changes nothing of the owner's`, async ({
    db,
  }) => {
    test.setTimeout(180_000);
    let estate = await anEstate(db);
    let before: Map<string, string> | undefined;
    for (const { address, what, intent, expected, path = address, fields, ...row } of forms)
      for (const isData of [false, true]) {
        if (role === "owner") estate = await anEstate(db);
        const actor = await anActor(db, role, estate);
        const page = typeof path === "string" ? path : path(estate);
        const sent = typeof fields === "function" ? fields(estate, actor ?? estate.owner) : fields;
        // A buyer comes with a conversation, which is the owner's too.
        if (!before || role === "buyer") before = await readOwnedRows(db, estate.owner.id);
        const answer = await send(db, actor, isData ? dataPath(page) : page, sent, row.isJson);
        const where = `POST ${page} (${intent ?? "form"}: ${what}) for ${role}${isData ? ", as data" : ""}`;
        const status = isData && row.data ? row.data[role] : expected[role];
        expect.soft(answer.status, where).toBe(isData ? asData(status) : status);
        if (role === "owner") continue;
        const after = await readOwnedRows(db, estate.owner.id);
        if (!row.reachesOwner) expect.soft(after, where).toEqual(before);
        before = after;
      }
  });

  test(`an address without forms takes none from ${role}`, async ({ db }) => {
    const estate = await anEstate(db);
    const actor = await anActor(db, role, estate);
    const taking = new Set(forms.map(({ address }) => address));
    for (const { path, post } of pages.filter((row) => !taking.has(row.address))) {
      const page = typeof path === "string" ? path : path(estate);
      const answer = await send(db, actor, page, { listingId: estate.pending.id });
      expect.soft(answer.status, `POST ${page} for ${role}`).toBe(post[role]);
    }
  });

  test(`hidden photos are not there for ${role}, in any size or format`, async ({ db }) => {
    const estate = await anEstate(db);
    const actor = await anActor(db, role, estate);
    const isInsider = role === "owner" || role === "admin";
    const { shown, ...hidden } = estate.photos;
    // The demonstration's pictures are stored as WebP only.
    const kept = photoWidths.flatMap((width) => [`${width}`, `${width}.webp`]);
    for (const name of [...kept, "400.avif", "400.jpg", "400.gif", "1600.webp", "1"]) {
      const isKept = kept.includes(name);
      const statusOf = async (id: string) => (await ask(db, actor, `/media/${id}/${name}`)).status;
      expect.soft(await statusOf(shown), `shown, ${name}`).toBe(isKept ? 200 : 404);
      for (const [what, id] of Object.entries(hidden))
        expect.soft(await statusOf(id), `${what}, ${name}`).toBe(isKept && isInsider ? 200 : 404);
      // A document is no photo, whoever asks.
      expect.soft(await statusOf(estate.document), `document, ${name}`).toBe(404);
    }
  });
}
