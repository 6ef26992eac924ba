import { describe, expect, test } from "vitest";
import { getOwnProfile } from "./profile.queries.server.ts";
import { saveSection } from "./save-section.server.ts";
import { findUser } from "#test/find-user.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const form = (fields: Record<string, string | string[]>): FormData => {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) data.append(name, value);
  return data;
};

const personal = {
  section: "personal",
  firstName: "Ada",
  lastName: "Lund",
  phone: "+1 (416) 555-0100",
  country: "CA",
  region: "CA-QC",
  city: "Laval",
};

withDatabase((world) => {
  const save = (userId: string, fields: Record<string, string | string[]>) =>
    saveSection(world().db, world().jobs, {
      userId,
      form: form(fields),
      knownCategories: ["retail", "restaurants"],
      requestId: "r",
      ip: "203.0.113.7",
      now: new Date(),
    });

  describe("personal details", () => {
    test("are stored with the full name and the location", async () => {
      const { db } = world();
      const user = await aUser(db, { phone: "416 555 0100", phoneVerified: true });
      expect(await save(user.id, personal)).toMatchObject({ ok: true });
      const kept = await getOwnProfile(db, user.id);
      expect(kept).toMatchObject({
        firstName: "Ada",
        region: "CA-QC",
        city: "Laval",
      });
    });

    test("changing the phone number drops its verification, reformatting it does not", async () => {
      const { db } = world();
      const user = await aUser(db, { phone: "+14165550100", phoneVerified: true });
      await save(user.id, personal);
      expect((await findUser(db, user.id))?.phoneVerified).toBe(true);
      expect(await save(user.id, { ...personal, phone: "+1 416 555 0199" })).toEqual({
        section: "personal",
        ok: true,
        message: "Saved. Please confirm the new phone number.",
      });
      expect((await findUser(db, user.id))?.phoneVerified).toBe(false);
    });

    test("changing the name drops its verification, correcting its spelling does not", async () => {
      const { db } = world();
      const user = await aUser(db, {
        firstName: "ada",
        lastName: "Lünd",
        phone: personal.phone,
        identityVerified: true,
      });
      expect(await save(user.id, personal)).toMatchObject({ message: "Saved" });
      expect((await findUser(db, user.id))?.identityVerified).toBe(true);
      expect(await save(user.id, { ...personal, lastName: "Lundgren" })).toMatchObject({
        message: "Saved. Please verify your identity under the new name.",
      });
      expect((await findUser(db, user.id))?.identityVerified).toBe(false);
    });

    test("invalid input changes nothing and is shown again", async () => {
      const { db } = world();
      const user = await aUser(db, { firstName: "Robin" });
      expect(await save(user.id, { ...personal, phone: "abc" })).toMatchObject({
        ok: false,
        errors: { phone: expect.stringContaining("digits") },
        submitted: { firstName: ["Ada"], phone: ["abc"] },
      });
      expect((await findUser(db, user.id))?.firstName).toBe("Robin");
    });

    test("ignores fields that the person may not set", async () => {
      const { db } = world();
      const user = await aUser(db, { emailVerified: false });
      await save(user.id, {
        ...personal,
        userType: "admin",
        identityVerified: "on",
        emailVerified: "on",
        email: "evil@example.com",
        section: "personal",
      });
      expect(await findUser(db, user.id)).toMatchObject({
        userType: "buyer",
        identityVerified: false,
        emailVerified: false,
        email: user.email,
      });
    });
  });

  test("stores all preferences, and anonymization clears them", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    await save(id, {
      section: "preferences",
      categories: ["retail", "restaurants"],
      locations: ["CA-ON"],
      priceMin: "100,000",
      priceMax: "2,000,000",
    });
    expect(await getOwnProfile(db, id)).toMatchObject({
      preferredCategories: ["retail", "restaurants"],
      preferredLocations: ["CA-ON"],
      preferredPriceMin: 100_000,
      preferredPriceMax: 2_000_000,
      emailNotifications: false,
    });
    await save(id, {
      section: "preferences",
      priceMin: "0",
      priceMax: "0",
      emailNotifications: "on",
    });
    expect(await getOwnProfile(db, id)).toMatchObject({
      preferredCategories: [],
      preferredLocations: [],
      emailNotifications: true,
    });
  });

  test("unticked privacy and notification switches are off, and the two forms are independent", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    expect(await getOwnProfile(db, id)).toMatchObject({
      showContactInfo: true,
      notifyByEmail: true,
      notifyBySms: false,
      notifyMarketing: false,
    });
    await save(id, { section: "privacy", allowMessages: "on" });
    await save(id, { section: "notifications", notifyBySms: "on", notifyMarketing: "on" });
    expect(await getOwnProfile(db, id)).toMatchObject({
      showContactInfo: false,
      showProfile: false,
      allowMessages: true,
      notifyByEmail: false,
      notifyByPush: false,
      notifyBySms: true,
      // The newsletter has its own form, which records the consent.
      notifyMarketing: false,
    });
  });

  test("rejects a second broker application with a message", async () => {
    const { id } = await aUser(world().db);
    const application = {
      section: "broker",
      licenseNumber: "ON-1",
      region: "CA-ON",
      brokerage: "Lund",
    };
    expect(await save(id, application)).toMatchObject({ ok: true, message: "Sent" });
    expect(await save(id, application)).toMatchObject({
      ok: false,
      errors: { licenseNumber: "We're already reviewing your application" },
    });
  });

  test("rejects unknown sections", async () => {
    const { id } = await aUser(world().db);
    expect(await save(id, { section: "admin" })).toBeNull();
  });
});
