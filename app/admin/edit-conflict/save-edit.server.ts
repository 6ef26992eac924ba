import { data } from "react-router";
import {
  conflictOf,
  type EditResult,
  type FieldConflict,
} from "#app/admin/edit-conflict/edit-conflict.ts";
import type { Services } from "#app/context.ts";
import { changedSince, type EditedFields } from "#app/shared/edit-version.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { and, eq } from "drizzle-orm";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { isRecord } from "#app/admin/audit/entry-changes.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";

interface Edit<Typed> extends Omit<ConflictInput, "current"> {
  typed: Typed;
  /** What was typed, after the choices in a conflict. */
  chosen: Typed;
  requestId: string;
}

type EditOutcome<Saved> =
  | ({ ok: true } & Saved)
  | { ok: false; reason: "not-found" | "not-allowed" }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  | { ok: false; reason: "conflict"; current: EditedFields };

/** Answers an administrator's form and returns the input whatever goes wrong. */
export async function saveEdit<Typed, Saved>(
  { db, log }: Pick<Services, "db" | "log">,
  { typed, chosen, requestId, ...edit }: Edit<Typed>,
  save: () => Promise<EditOutcome<Saved>>,
) {
  const answer = (result: EditResult<Typed, Saved>, status: number) => data(result, { status });
  const { subjectType, subjectId, version } = edit;
  let outcome: EditOutcome<Saved>;
  try {
    outcome = await save();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, subjectId, requestId }, `${subjectType} not updated`);
    return answer({ kind: "failed", typed, version }, 500);
  }
  if (outcome.ok) return answer({ kind: "saved", ...outcome }, 200);
  switch (outcome.reason) {
    case "invalid":
      return answer({ kind: "invalid", errors: outcome.errors, typed: chosen, version }, 422);
    case "conflict": {
      const { current } = outcome;
      const conflicts = await describeConflict(db, { ...edit, current });
      return answer({ kind: "conflict", conflicts, version: current, typed }, 409);
    }
    default:
      throw data(null, { status: outcome.reason === "not-found" ? 404 : 403 });
  }
}

interface ConflictInput {
  subjectType: "user" | "listing" | "article";
  subjectId: string;
  version: EditedFields;
  current: EditedFields;
  mine: EditedFields;
}

/** Older changes predate any form that is still open. */
const changesRead = 50;

export async function describeConflict(db: Db, input: ConflictInput): Promise<FieldConflict[]> {
  const fields = changedSince(input.version, input.current);
  const changes = await selectAuditEntries(
    db,
    and(eq(auditLog.subjectType, input.subjectType), eq(auditLog.subjectId, input.subjectId)),
    changesRead,
  );
  return fields.map((field) => {
    const change = changes.find(
      ({ details: { after, fields: named } }) =>
        (isRecord(after) && field in after) || (Array.isArray(named) && named.includes(field)),
    );
    return conflictOf(field, input, {
      changedBy: change?.actorName ?? null,
      changedAt: change?.createdAt.toISOString() ?? null,
    });
  });
}
