import { inArray, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { editedFieldsOf, editUser } from "#app/accounts/administration/edit-user.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { BulkContext, BulkSource, BulkServices } from "#app/admin/bulk/bulk-change.ts";
import {
  checkUser,
  typeByChange,
  userBulkLabels,
  type UserChange,
} from "#app/admin/bulk/user-changes.ts";
import { userColumns } from "#app/admin/users/user-detail.queries.server.ts";
import { usersList } from "#app/admin/users/users-list.queries.server.ts";
import { deactivatePerson, reactivatePerson } from "#app/admin/users/change-activation.server.ts";
import type { Db } from "#app/platform/db/db.ts";

type Subject = Awaited<ReturnType<typeof read>>[number];

async function read(db: Db, ids: readonly string[]) {
  return db
    .select({
      ...userColumns,
      name: sql<string>`${fullName()} || ' (' || ${users.email} || ')'`,
      before: users.userType,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

async function apply(
  services: BulkServices,
  change: UserChange,
  subject: Subject,
  context: BulkContext,
): Promise<string | null> {
  const { db, jobs } = services;
  const type = typeByChange[change];
  if (type) return setType(services, subject, type, context);
  const activation = { ...context, userId: subject.id };
  return skipOf(
    change === "deactivate"
      ? await deactivatePerson(db, jobs, activation)
      : await reactivatePerson(db, jobs, activation),
  );
}

/** Changes nothing else of the person; a concurrent edit wins. */
async function setType(
  { db, jobs }: BulkServices,
  subject: Subject,
  userType: UserType,
  { administrator, now, requestId }: BulkContext,
): Promise<string | null> {
  const version = editedFieldsOf(subject);
  return skipOf(
    await editUser(db, jobs, {
      userId: subject.id,
      administrator,
      input: { ...version, userType, adminAreas: null },
      version: { ...version },
      now,
      requestId: requestId ?? "",
    }),
  );
}

const skips: Record<string, string> = {
  oneself: "oneself",
  "not-allowed": "administrator",
  "last-administrator": "last-administrator",
};

const skipOf = (outcome: { ok: true } | { ok: false; reason: string }): string | null =>
  outcome.ok ? null : (skips[outcome.reason] ?? "changed-meanwhile");

export const userBulk: BulkSource<Subject, UserChange> = {
  labels: userBulkLabels,
  list: usersList,
  read,
  check: checkUser,
  apply,
  async undo(services, change, subject, before, context) {
    if (change === "deactivate")
      return (
        checkUser("reactivate", subject, context.administrator) ??
        (await apply(services, "reactivate", subject, context))
      );
    if (subject.userType !== typeByChange[change]) return "changed-meanwhile";
    // The areas they had are unknown here, and undo must not create an unlimited administrator.
    if (before === "admin") return "was-administrator";
    return setType(services, subject, before as UserType, context);
  },
};
