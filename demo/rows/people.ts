import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import type { users } from "#app/accounts/accounts.table.ts";
import { demoAccounts } from "#app/accounts/demo-accounts.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { daysAfter, daysBefore, earlier } from "#demo/rows/calendar.ts";
import { type BrokerProfile, makeBrokerProfile } from "#demo/world/broker-profile.ts";
import { cities } from "#demo/world/cities.ts";
import { makePerson } from "#demo/world/people.ts";
import type { Random } from "#demo/world/random.ts";

export type UserRow = typeof users.$inferInsert & { id: string; createdAt: Date };

export interface People {
  admin: UserRow;
  seller: UserRow;
  buyer: UserRow;
  broker: UserRow;
  sellers: UserRow[];
  buyers: UserRow[];
  brokers: UserRow[];
  /** The brokers' profiles by id. */
  profiles: ReadonlyMap<string, BrokerProfile>;
}

const counts = { sellers: 1480, buyers: 320, verifiedBrokers: 34, unverifiedBrokers: 9 };

export function makePeople(random: Random, now: Date): People {
  const emails = new Set<string>();
  const profiles = new Map<string, BrokerProfile>();
  const make = (userType: UserRow["userType"], more: Partial<UserRow> = {}) =>
    makeUser(random, now, emails, userType, more);
  const fixed = new Map(
    demoAccounts.map((account) => [
      account.userType,
      make(account.userType, fixedFields(account, now)),
    ]),
  );
  const verified = { emailVerified: true, phoneVerified: true, identityVerified: true };
  const introduce = (user: UserRow): UserRow => {
    const profile = makeBrokerProfile(random);
    profiles.set(user.id, profile);
    const { brokerage, license: brokerLicense, about } = profile;
    return Object.assign(user, { brokerage, brokerLicense, about });
  };
  introduce(Object.assign(fixed.get("broker")!, verified));
  Object.assign(fixed.get("seller")!, { emailVerified: true, phoneVerified: true });
  Object.assign(fixed.get("buyer")!, { emailVerified: true });
  return {
    admin: fixed.get("admin")!,
    seller: fixed.get("seller")!,
    buyer: fixed.get("buyer")!,
    broker: fixed.get("broker")!,
    sellers: many(counts.sellers, () => make("seller")),
    buyers: many(counts.buyers, () => make("buyer")),
    brokers: [
      ...many(counts.verifiedBrokers, () => introduce(make("broker", verified))),
      ...many(counts.unverifiedBrokers, () =>
        introduce(make("broker", { identityVerified: false })),
      ),
    ],
    profiles,
  };
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function fixedFields(account: (typeof demoAccounts)[number], now: Date): Partial<UserRow> {
  const { email, firstName, lastName } = account;
  return {
    email,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    city: "Toronto",
    region: "CA-ON",
    country: "CA",
    createdAt: daysBefore(now, 400),
    lastActiveAt: daysBefore(now, 0.1),
  };
}

function makeUser(
  random: Random,
  now: Date,
  emails: Set<string>,
  userType: UserRow["userType"],
  more: Partial<UserRow>,
): UserRow {
  const city = random.weighted(cities.map((place) => [place, place.weight] as const));
  const person = makePerson(random, city.country);
  const createdAt = daysBefore(now, 3 + random.next() ** 1.4 * 620);
  const verification = random.next();
  return {
    id: random.uuid(createdAt),
    email: uniqueEmail(random, emails, person.emailLocalPart),
    firstName: person.firstName,
    lastName: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
    phone: person.phone,
    userType,
    city: city.name,
    region: city.region,
    country: city.country,
    latitude: city.latitude,
    longitude: city.longitude,
    emailVerified: verification > 0.2,
    phoneVerified: verification > 0.55,
    identityVerified: verification > 0.8,
    preferredCategories:
      userType === "buyer" ? random.sample<CategorySlug>(categorySlugs, random.integer(0, 3)) : [],
    showContactInfo: random.chance(0.7),
    notifyMarketing: random.chance(0.25),
    language:
      city.region === "CA-QC" && random.chance(0.7) ? "fr" : city.country === "MX" ? "es" : "en",
    termsVersion: legalVersion,
    createdAt,
    updatedAt: createdAt,
    lastActiveAt: earlier(
      daysAfter(createdAt, random.next() ** 0.4 * 600),
      daysBefore(now, random.next() * 20),
    ),
    ...more,
  };
}

function uniqueEmail(random: Random, taken: Set<string>, localPart: string): string {
  const domain = random.pick(["example.com", "example.org", "example.net"]);
  let email = `${localPart}@${domain}`.toLowerCase();
  for (let number = 2; taken.has(email); number++)
    email = `${localPart}${number}@${domain}`.toLowerCase();
  taken.add(email);
  return email;
}
