import { describeAction, saysItAll, subjectLabel } from "#app/admin/audit/describe-action.ts";
import { entryChanges } from "#app/admin/audit/entry-changes.ts";
import type { AuditRow } from "#app/admin/audit/audit.queries.server.ts";
import { settingHref, settingNameOf, settingScreens } from "#app/admin/settings/setting-list.ts";
import { actionLabel, fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { subjectPage } from "#app/admin/subject-page.ts";
import { formatDate, formatTimeAgo } from "#app/ui/format/format-date.ts";

export type AuditEntry = ReturnType<typeof makeAuditEntry>;

export function makeAuditEntry(row: AuditRow, now: Date) {
  const at = row.createdAt.toISOString();
  return {
    id: row.id,
    actor: row.actorId
      ? { name: row.actorName ?? "Former member", to: subjectPage("user", row.actorId) }
      : { name: "The system", to: null },
    /** Null where only the label of the action is known. */
    phrase: describeAction(row.action, row.subjectType),
    label: actionLabel(row.action),
    subject: saysItAll(row.action) ? null : subjectOf(row),
    at,
    on: formatDate(at, { format: "with-time" }),
    ago: formatTimeAgo(at, now.toISOString()),
    changes: entryChanges(row.details),
    facts: factsOf(row.details),
    requestId: row.requestId,
  };
}

function subjectOf({ subjectType, subjectId, subjectName }: AuditRow) {
  if (subjectType === "setting") {
    const name = settingNameOf(subjectId);
    if (!name) return { name: subjectId, to: null };
    return { name: settingScreens[name].title, to: settingHref(name) };
  }
  return {
    name: subjectName ?? `${subjectLabel(subjectType)} ${subjectId}`,
    to: subjectPage(subjectType, subjectId),
  };
}

/** Other details, such as the reason. The history of a setting shows its previous value. */
const factsOf = ({
  before: _before,
  after: _after,
  previous: _previous,
  ...rest
}: Record<string, unknown>) =>
  Object.entries(rest)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => ({ name: fieldLabel(name), value: formatValue(value) }));
