import { eq } from "drizzle-orm";
import {
  defaultReasonTemplates,
  type ReasonTemplates,
  reasonTemplatesSchema,
  type TemplateKind,
} from "./reason-templates.ts";
import { siteSettings } from "./site-settings.table.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const key = "reasonTemplates";

export async function getReasonTemplates(db: Db): Promise<ReasonTemplates> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, key));
  const stored = reasonTemplatesSchema.safeParse(row?.value);
  return stored.success ? stored.data : defaultReasonTemplates;
}

interface SaveReasonTemplates {
  kind: TemplateKind;
  templates: readonly string[];
  actorId: string;
  requestId: string;
}

export async function saveReasonTemplates(
  db: Db,
  { kind, templates, actorId, requestId }: SaveReasonTemplates,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The row must exist to be locked.
    await tx
      .insert(siteSettings)
      .values({ key, value: defaultReasonTemplates, updatedBy: actorId })
      .onConflictDoNothing();
    await tx
      .select({ key: siteSettings.key })
      .from(siteSettings)
      .where(eq(siteSettings.key, key))
      .for("update");
    const before = await getReasonTemplates(tx);
    const after = { ...before, [kind]: templates };
    const changed = changedFields({ ...before }, after);
    if (!changed) return;
    await tx
      .update(siteSettings)
      .set({ value: after, updatedBy: actorId })
      .where(eq(siteSettings.key, key));
    await recordAudit(tx, { actorId, requestId }, "setting-changed", ["setting", key], {
      ...changed,
    });
  });
}
