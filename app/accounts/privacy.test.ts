import { describe, expect, test } from "vitest";
import {
  acceptsMessages,
  type Onlooker,
  type PrivateUser,
  visibleContact,
  visibleProfile,
} from "./privacy.ts";

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

const onlookers: Record<string, Onlooker> = {
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
  { showProfile: true, onlooker: "nobody", sees: whole },
  { showProfile: true, onlooker: "other", sees: whole },
  { showProfile: true, onlooker: "counterpart", sees: whole },
  { showProfile: true, onlooker: "person", sees: whole },
  { showProfile: true, onlooker: "administrator", sees: whole },
  { showProfile: false, onlooker: "nobody", sees: hidden },
  { showProfile: false, onlooker: "other", sees: hidden },
  { showProfile: false, onlooker: "counterpart", sees: { ...hidden, verification: "Verified" } },
  { showProfile: false, onlooker: "person", sees: whole },
  { showProfile: false, onlooker: "administrator", sees: whole },
])("profile shown: $showProfile, to $onlooker", ({ showProfile, onlooker, sees }) => {
  test.each([true, false])("with contact details shown: %s", (showContactInfo) => {
    const user = { ...person, showProfile, showContactInfo };
    expect(visibleProfile(user, onlookers[onlooker]!)).toEqual(sees);
  });
});

describe.each([
  { showContactInfo: true, onlooker: "nobody", sees: null },
  { showContactInfo: true, onlooker: "other", sees: null },
  { showContactInfo: true, onlooker: "counterpart", sees: contact },
  { showContactInfo: true, onlooker: "person", sees: contact },
  { showContactInfo: true, onlooker: "administrator", sees: contact },
  { showContactInfo: false, onlooker: "nobody", sees: null },
  { showContactInfo: false, onlooker: "other", sees: null },
  { showContactInfo: false, onlooker: "counterpart", sees: null },
  { showContactInfo: false, onlooker: "person", sees: contact },
  { showContactInfo: false, onlooker: "administrator", sees: contact },
])(
  "contact details shown: $showContactInfo, to $onlooker",
  ({ showContactInfo, onlooker, sees }) => {
    test.each([true, false])("with the profile shown: %s", (showProfile) => {
      const user = { ...person, showProfile, showContactInfo };
      expect(visibleContact(user, onlookers[onlooker]!)).toEqual(sees);
    });
  },
);

describe("somebody who left", () => {
  const gone = { ...person, deletedAt: new Date() };
  test.each(Object.keys(onlookers))("is a former member to %s", (onlooker) => {
    expect(visibleProfile(gone, onlookers[onlooker]!)).toEqual({
      ...hidden,
      name: "Former member",
    });
    expect(visibleContact(gone, onlookers[onlooker]!)).toBeNull();
  });
});

test("messages are accepted from those who allow them and are still here", () => {
  expect(acceptsMessages(person)).toBe(true);
  expect(acceptsMessages({ ...person, allowMessages: false })).toBe(false);
  expect(acceptsMessages({ ...person, deactivatedAt: new Date() })).toBe(false);
  expect(acceptsMessages({ ...person, deletedAt: new Date() })).toBe(false);
});
