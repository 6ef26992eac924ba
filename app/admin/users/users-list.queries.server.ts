import { and, eq, inArray, isNotNull, isNull, not, or, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { UserType } from "#app/accounts/user.ts";
import { defineList, type ListSource } from "#app/admin/lists/list-rows.server.ts";
import { orHasId, personHasPhone, personHasWords } from "#app/admin/lists/list-search.server.ts";
import type { StateOf } from "#app/admin/lists/list-state.ts";
import { usersSpec } from "#app/admin/users/users-list.ts";
import type { Db } from "#app/platform/db/db.ts";

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  userType: users.userType,
  emailVerified: users.emailVerified,
  phoneVerified: users.phoneVerified,
  identityVerified: users.identityVerified,
  deactivatedAt: users.deactivatedAt,
  lastActiveAt: users.lastActiveAt,
  createdAt: users.createdAt,
};

export type ListedUser = Awaited<ReturnType<typeof readUsers>>[number];

const readUsers = (db: Db, ids: string[]) =>
  db.select(columns).from(users).where(inArray(users.id, ids));

type UsersState = StateOf<typeof usersSpec>;

/** Deleted accounts are empty rows, so they are not listed. */
function usersSource({
  q,
  filters: { type, verification, state },
}: Pick<UsersState, "q" | "filters">): ListSource<UsersState["sort"]> {
  return {
    table: users,
    id: users.id,
    keys: { createdAt: users.createdAt, firstName: users.nameKey, email: users.email },
    base: isNull(users.deletedAt),
    filter: and(
      type ? eq(users.userType, type as UserType) : undefined,
      verification ? verificationIs[verification] : undefined,
      state === "active" ? isNull(users.deactivatedAt) : undefined,
      state === "deactivated" ? isNotNull(users.deactivatedAt) : undefined,
    ),
    words: q ? (personHasPhone(q) ?? orHasId(personHasWords(q), q, users.id)) : undefined,
  };
}

const isWhole = and(users.emailVerified, users.phoneVerified, users.identityVerified)!;
const isReachable = or(users.emailVerified, users.phoneVerified)!;

/** Must match `verificationStatus`. */
const verificationIs: Record<string, SQL | undefined> = {
  verified: isWhole,
  "partially-verified": and(isReachable, not(isWhole)),
  "not-verified": not(isReachable),
};

export const usersList = defineList(usersSpec, usersSource, readUsers);
