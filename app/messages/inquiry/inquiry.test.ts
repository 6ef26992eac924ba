import { describe, expect, test } from "vitest";
import {
  checkDailyLimit,
  type ContactedListing,
  findContactRefusal,
  inquirySubject,
  type KnownThread,
} from "./inquiry.ts";
import { hasForbiddenCharacters, forbiddenCharacters } from "./message-text.ts";

const now = new Date("2026-11-15T12:00:00Z");
const open: ContactedListing = {
  status: "active",
  expiresAt: new Date("2026-12-01"),
  ownerId: "owner",
  brokerId: null,
  manager: { allowMessages: true, deactivatedAt: null, deletedAt: null },
};
const buyer = { id: "buyer", emailVerified: true, sentToday: 0 };
const check = (
  listing: Partial<ContactedListing> = {},
  sender: Partial<typeof buyer> = {},
  conversation: KnownThread = null,
) => {
  const person = { ...buyer, ...sender };
  const refusal = findContactRefusal({ ...open, ...listing }, person.id, conversation, now);
  return refusal ?? checkDailyLimit(person);
};

describe("an inquiry", () => {
  test("requires another person's public listing", () => {
    expect(check()).toBeNull();
    expect(check({}, { id: "owner" })).toBe("own-listing");
    expect(check({ brokerId: "broker" }, { id: "broker" })).toBe("own-listing");
    expect(check({ status: "sold" })).toBe("sold");
    for (const status of ["draft", "pending", "expired"] as const)
      expect(check({ status })).toBe("not-found");
    expect(check({ expiresAt: now })).toBe("not-found");
  });

  test("requires an owner who accepts messages, unless a conversation exists", () => {
    const quiet = { ...open.manager, allowMessages: false };
    expect(check({ manager: quiet })).toBe("no-messages");
    expect(check({ manager: quiet }, {}, { status: "active" })).toBeNull();
    expect(check({ manager: quiet }, {}, { status: "archived" })).toBeNull();
    expect(
      check({ manager: { ...open.manager, deactivatedAt: now } }, {}, { status: "active" }),
    ).toBe("no-messages");
    expect(check({ manager: { ...open.manager, deletedAt: now } })).toBe("no-messages");
  });

  test("reopens an archived conversation, but not a closed one", () => {
    expect(check({}, {}, { status: "archived" })).toBeNull();
    expect(check({}, {}, { status: "closed" })).toBe("conversation-closed");
  });

  test("is limited to twenty a day, or three while the address is unconfirmed", () => {
    expect(check({}, { sentToday: 19 })).toBeNull();
    expect(check({}, { sentToday: 20 })).toBe("daily-limit");
    expect(check({}, { sentToday: 2, emailVerified: false })).toBeNull();
    expect(check({}, { sentToday: 3, emailVerified: false })).toBe("unconfirmed-limit");
    expect(check({}, { sentToday: 20, emailVerified: false })).toBe("daily-limit");
  });

  test("names the business in its subject", () => {
    expect(inquirySubject("A mill For Sale")).toBe("Inquiry about A mill For Sale");
  });

  test("rejects the characters that the form names", () => {
    for (const character of forbiddenCharacters)
      expect(hasForbiddenCharacters(`a ${character} b`), character).toBe(true);
    expect(hasForbiddenCharacters('Is it $5 & 100% (net)? "Yes" – it\'s été/10 #1 @home')).toBe(
      false,
    );
  });
});
