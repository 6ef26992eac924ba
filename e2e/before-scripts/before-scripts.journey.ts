import { expect, test } from "../journey.ts";
import { addresses } from "../addresses/address-list.ts";
import { anActor, anEstate, type Role } from "../addresses/cast.ts";
import { pages } from "../addresses/pages.ts";
import { fillFields, listLost, renderAgain, untilIdle } from "./fields.ts";
import { holdScripts } from "./hold-scripts.ts";

/** In this order: a page that one of them was shown is not opened again for the next. */
const viewers = ["nobody", "owner", "admin"] as const satisfies Role[];

const screens = new Set(addresses.filter(({ isScreen }) => isScreen).map(({ pattern }) => pattern));

for (const [nth, role] of viewers.entries())
  test(`nothing that ${role} enters before the scripts arrive is lost`, async ({
    page,
    db,
    signIn,
  }) => {
    const estate = await anEstate(db);
    const actor = await anActor(db, role, estate);
    if (actor) await signIn(actor);
    const shown = pages.filter(
      ({ address, expected }) =>
        screens.has(address) &&
        expected[role] === 200 &&
        !viewers.slice(0, nth).some((earlier) => expected[earlier] === 200),
    );
    const paths = new Set(
      shown.map(({ path }) => (typeof path === "string" ? path : path(estate))),
    );
    const scripts = await holdScripts(page);
    for (const path of paths) {
      await scripts.open(path);
      const filled = await fillFields(page);
      if (filled.length === 0) continue;
      await scripts.release();
      await untilIdle(page);
      expect.soft(await listLost(page, filled), `${path} once it is hydrated`).toEqual([]);
      await renderAgain(page);
      expect.soft(await listLost(page, filled), `${path} rendered again`).toEqual([]);
    }
  });
