import type { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import type { contactMessages } from "#app/messages/messages.table.ts";
import { daysBefore } from "#demo/rows/calendar.ts";
import { contactTexts } from "#demo/rows/desk-texts.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

/** Items that wait in the admin queues. */
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
  const written = contactTexts.map(({ topic, content }): typeof contactMessages.$inferInsert => {
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
  return { applications, contactMessages: written };
}
