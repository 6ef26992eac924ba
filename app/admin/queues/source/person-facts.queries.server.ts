import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { verificationStatus } from "#app/accounts/user.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

const count = (from: string) => sql`(select count(*)::int from ${sql.raw(from)})`.mapWith(Number);

const typeLabels = { buyer: "Buyer", seller: "Seller", broker: "Broker", admin: "Administrator" };

export type PersonFacts = NonNullable<Awaited<ReturnType<typeof findPersonFacts>>>;

export async function findPersonFacts(db: Db, userId: string | null, areas: AdminAreas) {
  if (!userId) return null;
  const [person] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      userType: users.userType,
      emailVerified: users.emailVerified,
      phoneVerified: users.phoneVerified,
      identityVerified: users.identityVerified,
      createdAt: users.createdAt,
      deactivatedAt: users.deactivatedAt,
      deletedAt: users.deletedAt,
      listings: count("listings where owner_id = users.id"),
      active: count("listings where owner_id = users.id and status = 'active'"),
      rejected: count("listings where owner_id = users.id and rejected_at is not null"),
      reported: count(
        "listing_reports r join listings l on l.id = r.listing_id where l.owner_id = users.id",
      ),
      reportedAsPerson: count("person_reports where reported_id = users.id"),
      flagged: count(
        "flagged_messages f join messages m on m.id = f.message_id where m.sender_id = users.id",
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return null;
  const { id, listings, active, rejected, reported, reportedAsPerson, flagged } = person;
  const href = `/admin/users/${id}`;
  const times = (number: number) => formatCount(number, { one: "time", other: "times" });
  const bad = (term: string, number: number) =>
    number > 0 ? [{ term, detail: times(number), isBad: true }] : [];
  return {
    id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    summary: `${typeLabels[person.userType]}, joined ${formatDate(person.createdAt.toISOString())}`,
    verification: verificationStatus(person),
    isDeactivated: person.deactivatedAt !== null,
    isDeleted: person.deletedAt !== null,
    history: [
      {
        term: "Listings",
        detail: listings === 0 ? "None" : `${String(listings)}, of which ${String(active)} active`,
        isBad: false,
      },
      ...bad("Listings rejected", rejected),
      ...bad("Listings reported", reported),
      ...bad("Reported as a person", reportedAsPerson),
      ...bad("Messages flagged", flagged),
    ],
    /** Null where this administrator may not open it. */
    href: canOpenAdminPath(areas, href) ? href : null,
  };
}
