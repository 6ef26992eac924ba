import type { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import type { contactMessages } from "#app/messages/messages.table.ts";
import { daysBefore } from "#demo/rows/calendar.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

const letters = [
  [
    "Listing help",
    "My photos are in the wrong order and I cannot drag them on my phone. Can somebody look?",
  ],
  ["Billing", "I sold the business privately. How do I stop the monthly renewal?"],
  ["Buying", "Do you have anything with living quarters on Vancouver Island under 600,000?"],
  ["Safety", "A buyer wants my bank statements before signing anything. Is that normal?"],
  ["Press", "We are writing about succession in small towns and would like to quote your figures."],
] as const;

/** What waits on the administrators' desk. */
export function makeDesk(random: Random, now: Date, people: People) {
  const unverified = people.brokers.filter(({ identityVerified }) => !identityVerified);
  const applications = unverified
    .slice(0, 6)
    .map((broker): typeof brokerApplications.$inferInsert => ({
      id: random.uuid(daysBefore(now, 5)),
      userId: broker.id,
      licenseNumber: broker.brokerLicense!,
      region: broker.region ?? "CA-ON",
      brokerage: broker.brokerage!,
      createdAt: daysBefore(now, random.next() * 12),
    }));
  const written = letters.map(([topic, content]): typeof contactMessages.$inferInsert => {
    const person = random.pick(people.buyers);
    const createdAt = daysBefore(now, random.next() * 9);
    return {
      id: random.uuid(createdAt),
      userId: person.id,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      topic,
      content,
      createdAt,
    };
  });
  return { applications, letters: written };
}
