import { expect, test } from "vitest";
import { findPreview, type PreviewedBy } from "#app/browsing/business/business.queries.server.ts";
import { aListing, aPhoto, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("shows a draft as each viewer will see it once live, to its owner only", async () => {
    const { db } = world();
    const draft = await aListing(db, {
      status: "draft",
      businessName: "Secret bakery",
      website: "https://bakery.example.com",
    });
    await aPhoto(db, draft.id, { revealing: true });
    await aPhoto(db, draft.id, {
      kind: "document",
      contentType: "application/pdf",
      fileName: "accounts.pdf",
    });
    const preview = (as: PreviewedBy, ownerId = draft.ownerId) =>
      findPreview(db, { id: draft.id, managerId: ownerId, as, now: new Date() });
    const locks = async (as: PreviewedBy) => (await preview(as))!.locks.map(({ what }) => what);
    const always = ["business-name", "street"];
    expect(await locks("visitor")).toEqual([...always, "photos", "documents", "website"]);
    expect(await locks("buyer")).toEqual([...always, "photos", "documents"]);
    expect(await locks("granted")).toEqual(always);
    expect(await preview("granted")).toMatchObject({
      access: "public",
      businessName: null,
      website: "https://bakery.example.com/",
      photos: [{}],
      documents: [{ name: "accounts.pdf" }],
    });
    expect(await preview("visitor", (await aSeller(db)).id)).toBeNull();
  });
});
