import { expect, test } from "vitest";
import { makeBrokerProfile } from "./broker-profile.ts";
import { makeThread } from "./conversations.ts";
import { makePerson } from "./people.ts";
import { createRandom } from "./random.ts";

test("people have names of many origins, fictitious phones and plain addresses", () => {
  const random = createRandom("people");
  const names = new Set<string>();
  for (const country of ["CA", "US", "MX"] as const) {
    for (let index = 0; index < 700; index += 1) {
      const person = makePerson(random, country);
      names.add(`${person.firstName} ${person.lastName}`);
      expect(person.firstName).toMatch(/^[\p{L}][\p{L}' -]+$/u);
      expect(person.lastName).toMatch(/^[\p{L}][\p{L}' -]+$/u);
      expect(person.emailLocalPart).toMatch(/^[a-z0-9._]{3,40}$/);
      expect(person.phone).toMatch(
        country === "MX" ? /^\+52 (\d{2} 5555|\d{3} 555) 01\d\d$/ : /^\+1 \d{3}-555-01\d\d$/,
      );
    }
  }
  expect(names.size).toBeGreaterThan(1500);
});

test("brokers have a licence and a profile text", () => {
  const random = createRandom("brokers");
  const profiles = Array.from({ length: 60 }, () => makeBrokerProfile(random));
  expect(new Set(profiles.map((profile) => profile.about)).size).toBe(60);
  expect(new Set(profiles.map((profile) => profile.license)).size).toBe(60);
  expect(new Set(profiles.map((profile) => profile.brokerage)).size).toBeGreaterThanOrEqual(20);
});

test("threads start with an inquiry, alternate and rarely repeat each other", () => {
  const random = createRandom("threads");
  const inquiries = new Set<string>();
  const lengths = new Set<number>();
  for (let index = 0; index < 800; index += 1) {
    const thread = makeThread(random, {
      listingHeadline: "Village Bakery",
      category: "food-beverage",
      city: "Perth",
      buyerFirstName: "Anne",
      ownerFirstName: "Luc",
    });
    lengths.add(thread.length);
    inquiries.add(thread[0]!.text);
    for (const [position, message] of thread.entries()) {
      expect(message.from).toBe(position % 2 === 0 ? "buyer" : "owner");
      expect(message.text.length).toBeGreaterThan(3);
      expect(message.text).not.toMatch(/[{}]|undefined/);
      expect(message.minutesAfterPrevious).toBeGreaterThanOrEqual(position === 0 ? 0 : 3);
    }
    expect(new Set(thread.map((message) => message.text)).size).toBe(thread.length);
  }
  expect([...lengths].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(inquiries.size).toBeGreaterThan(760);
});
