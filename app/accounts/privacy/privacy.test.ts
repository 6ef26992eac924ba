import type { PrivateUser } from "./private-user.server.ts";
import { describe, expect, test } from "vitest";
import { acceptsMessages, type ProfileViewer, visibleContact, visibleProfile } from "./privacy.ts";

const person: PrivateUser = {
  id: "person",
  firstName: "Ada",
  lastName: "Lund",
  email: "ada@example.com",
  phone: "+1 416 555 0100",
  userType: "broker",
  avatar: "picture",
  about: "Twenty years of bakeries.",
  brokerage: "Lund Brokers",
  city: "Toronto",
  region: "CA-ON",
  emailVerified: true,
  phoneVerified: true,
  identityVerified: true,
  showProfile: true,
  showContactInfo: true,
  allowMessages: true,
  deactivatedAt: null,
  deletedAt: null,
};

const viewers: Record<string, ProfileViewer> = {
  nobody: null,
  other: { id: "other", userType: "seller" },
  counterpart: { id: "other", userType: "buyer", isCounterpart: true },
  person: { id: "person", userType: "broker" },
  administrator: { id: "chief", userType: "admin" },
};

const whole = {
  name: "Ada Lund",
  avatar: "picture",
  place: "Toronto, Ontario",
  about: "Twenty years of bakeries.",
  brokerage: "Lund Brokers",
  isBroker: true,
  verification: "Verified",
};
const hidden = {
  name: "Ada",
  avatar: null,
  place: "",
  about: "",
  brokerage: null,
  isBroker: false,
  verification: null,
};
const contact = { email: "ada@example.com", phone: "+1 416 555 0100" };

describe.each([
  { showProfile: true, viewer: "nobody", sees: whole },
  { showProfile: true, viewer: "other", sees: whole },
  { showProfile: true, viewer: "counterpart", sees: whole },
  { showProfile: true, viewer: "person", sees: whole },
  { showProfile: true, viewer: "administrator", sees: whole },
  { showProfile: false, viewer: "nobody", sees: hidden },
  { showProfile: false, viewer: "other", sees: hidden },
  { showProfile: false, viewer: "counterpart", sees: { ...hidden, verification: "Verified" } },
  { showProfile: false, viewer: "person", sees: whole },
  { showProfile: false, viewer: "administrator", sees: whole },
])("profile shown: $showProfile, to $viewer", ({ showProfile, viewer, sees }) => {
  test.each([true, false])("with contact details shown: %s", (showContactInfo) => {
    const user = { ...person, showProfile, showContactInfo };
    expect(visibleProfile(user, viewers[viewer]!)).toEqual(sees);
  });
});

describe.each([
  { showContactInfo: true, viewer: "nobody", sees: null },
  { showContactInfo: true, viewer: "other", sees: null },
  { showContactInfo: true, viewer: "counterpart", sees: contact },
  { showContactInfo: true, viewer: "person", sees: contact },
  { showContactInfo: true, viewer: "administrator", sees: contact },
  { showContactInfo: false, viewer: "nobody", sees: null },
  { showContactInfo: false, viewer: "other", sees: null },
  { showContactInfo: false, viewer: "counterpart", sees: null },
  { showContactInfo: false, viewer: "person", sees: contact },
  { showContactInfo: false, viewer: "administrator", sees: contact },
])("contact details shown: $showContactInfo, to $viewer", ({ showContactInfo, viewer, sees }) => {
  test.each([true, false])("with the profile shown: %s", (showProfile) => {
    const user = { ...person, showProfile, showContactInfo };
    expect(visibleContact(user, viewers[viewer]!)).toEqual(sees);
  });
});

describe("an owner, to a buyer in a conversation", () => {
  const owner: PrivateUser = { ...person, userType: "seller" };
  const buyer = (isShared: boolean): ProfileViewer => ({
    id: "other",
    userType: "buyer",
    isCounterpart: true,
    isShared,
  });
  const reserved = { ...hidden, verification: "Verified" };

  test.each([true, false])("has a first name only, with the profile shown: %s", (showProfile) => {
    const user = { ...owner, showProfile };
    expect(visibleProfile(user, buyer(false))).toEqual(reserved);
    expect(visibleContact(user, buyer(false))).toBeNull();
  });

  test("shares family name, email and phone, and no more of a hidden profile", () => {
    expect(visibleProfile(owner, buyer(true)).name).toBe("Ada Lund");
    expect(visibleContact(owner, buyer(true))).toEqual(contact);
    const shy = { ...owner, showProfile: false };
    expect(visibleProfile(shy, buyer(true))).toEqual({ ...reserved, name: "Ada Lund" });
    expect(visibleContact(shy, buyer(true))).toEqual(contact);
  });

  test("shares nothing once the privacy settings forbid it", () => {
    const user = { ...owner, showContactInfo: false };
    expect(visibleProfile(user, buyer(true))).toEqual(reserved);
    expect(visibleContact(user, buyer(true))).toBeNull();
  });

  test("who is a verified broker is public", () => {
    expect(visibleProfile(person, buyer(false))).toEqual(whole);
    expect(visibleContact(person, buyer(false))).toEqual(contact);
    const unverified = { ...person, identityVerified: false };
    expect(visibleProfile(unverified, buyer(false)).name).toBe("Ada");
  });
});

describe("a deleted account", () => {
  const gone = { ...person, deletedAt: new Date() };
  test.each(Object.keys(viewers))("is shown as a former member to %s", (viewer) => {
    expect(visibleProfile(gone, viewers[viewer]!)).toEqual({
      ...hidden,
      name: "Former member",
    });
    expect(visibleContact(gone, viewers[viewer]!)).toBeNull();
  });
});

test("messages are accepted only by active people who allow them", () => {
  expect(acceptsMessages(person)).toBe(true);
  expect(acceptsMessages({ ...person, allowMessages: false })).toBe(false);
  expect(acceptsMessages({ ...person, deactivatedAt: new Date() })).toBe(false);
  expect(acceptsMessages({ ...person, deletedAt: new Date() })).toBe(false);
});
