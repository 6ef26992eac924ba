import { and, count, desc, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import { users, userStats } from "#app/accounts/accounts.table.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page, type Paged, paged } from "#app/shared/paging.ts";
import { addDays } from "#app/shared/day.ts";

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  userType: users.userType,
  avatar: users.avatar,
  about: users.about,
  brokerage: users.brokerage,
  city: users.city,
  region: users.region,
  country: users.country,
  emailVerified: users.emailVerified,
  phoneVerified: users.phoneVerified,
  identityVerified: users.identityVerified,
  brokerLicense: users.brokerLicense,
  showContactInfo: users.showContactInfo,
  showProfile: users.showProfile,
  allowMessages: users.allowMessages,
  lastActiveAt: users.lastActiveAt,
  deactivatedAt: users.deactivatedAt,
  deletedAt: users.deletedAt,
  createdAt: users.createdAt,
};

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

const selectUsers = (db: Db, where: SQL | undefined) => db.select(columns).from(users).where(where);

export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await selectUsers(db, eq(users.id, id));
  return user ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await selectUsers(db, eq(users.email, email.trim().toLowerCase()));
  return user ?? null;
}

export interface UserFilter {
  userType?: UserType;
  region?: string;
  city?: string;
  identityVerified?: boolean;
}

export async function listUsers(db: Db, filter: UserFilter, page: Page): Promise<Paged<UserRow>> {
  return pageOfUsers(
    db,
    and(
      isNull(users.deletedAt),
      filter.userType && eq(users.userType, filter.userType),
      filter.region ? eq(users.region, filter.region) : undefined,
      filter.city ? eq(users.city, filter.city) : undefined,
      filter.identityVerified === undefined
        ? undefined
        : eq(users.identityVerified, filter.identityVerified),
    ),
    page,
  );
}

export async function listBrokers(
  db: Db,
  filter: Pick<UserFilter, "region" | "city">,
  page: Page,
): Promise<Paged<UserRow>> {
  return pageOfUsers(
    db,
    and(
      // Literals, because with parameters the planner does not use the partial index.
      sql`${users.userType} = 'broker' and ${users.identityVerified} and ${users.deactivatedAt} is null`,
      isNull(users.deletedAt),
      filter.region ? eq(users.region, filter.region) : undefined,
      filter.city ? eq(users.city, filter.city) : undefined,
    ),
    page,
  );
}

const activeForDays = 30;

export async function listActiveUsers(db: Db, now: Date, page: Page): Promise<Paged<UserRow>> {
  const since = addDays(now, -activeForDays);
  return pageOfUsers(
    db,
    and(gte(users.lastActiveAt, since), isNull(users.deactivatedAt), isNull(users.deletedAt)),
    page,
  );
}

async function pageOfUsers(db: Db, where: SQL | undefined, page: Page): Promise<Paged<UserRow>> {
  const [rows, [all]] = await Promise.all([
    selectUsers(db, where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    db.select({ users: count() }).from(users).where(where),
  ]);
  return paged(rows, all!.users, page);
}

export async function getUserStats(db: Db, userId: string) {
  const [stats] = await db
    .select({
      listingsCount: userStats.listingsCount,
      savedListingsCount: userStats.savedListingsCount,
      messagesCount: userStats.messagesCount,
    })
    .from(userStats)
    .where(eq(userStats.userId, userId));
  return stats ?? { listingsCount: 0, savedListingsCount: 0, messagesCount: 0 };
}
