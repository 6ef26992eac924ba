import { expect, test } from "vitest";
import { defaultSiteSettings } from "./site-settings.ts";
import { getSiteSettings } from "./site-settings.queries.server.ts";
import { siteSettings } from "./site-settings.table.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("an empty table gives the defaults, a row replaces one, an outdated row is ignored", async () => {
    const { db } = world();
    expect(await getSiteSettings(db)).toEqual(defaultSiteSettings);
    // Without the subscribers, as an earlier release stored it.
    await db.insert(siteSettings).values([
      { key: "heroFigures", value: { years: "26+", sales: "11,000+", verified: "100%" } },
      { key: "announcement", value: { headline: "from an older release" } },
    ]);
    const settings = await getSiteSettings(db);
    expect(settings.heroFigures).toMatchObject({ years: "26+", subscribers: "" });
    expect(settings.announcement).toEqual(defaultSiteSettings.announcement);
  });
});
