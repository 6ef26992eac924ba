import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { brokerApplications } from "./broker-applications.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface DecideBrokerApplication {
  applicationId: string;
  adminId: string;
  decision: "approved" | "rejected";
  reason: string;
  now: Date;
  requestId: string;
}

export type DecideOutcome = Outcome<"not-found" | "already-decided" | "reason-required">;

export async function decideBrokerApplication(
  db: Db,
  jobs: Jobs,
  input: DecideBrokerApplication,
): Promise<DecideOutcome> {
  const { applicationId, adminId, decision, now } = input;
  const reason = input.reason.trim() || null;
  if (decision === "rejected" && !reason) return { ok: false, reason: "reason-required" };
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select()
      .from(brokerApplications)
      .where(eq(brokerApplications.id, applicationId))
      .for("update");
    if (!application) return { ok: false, reason: "not-found" };
    if (application.state !== "pending") return { ok: false, reason: "already-decided" };
    const { userId, licenseNumber, brokerage } = application;
    await tx
      .update(brokerApplications)
      .set({ state: decision, decidedBy: adminId, decidedAt: now, reason })
      .where(eq(brokerApplications.id, applicationId));
    const user = await lockPerson(tx, userId);
    if (decision === "approved")
      await tx
        .update(users)
        .set({
          brokerLicense: licenseNumber,
          brokerage,
          // An administrator stays one.
          ...(user.userType !== "admin" && { userType: "broker" as const }),
        })
        .where(eq(users.id, userId));
    await recordAudit(
      tx,
      { actorId: adminId, requestId: input.requestId },
      `broker-application-${decision}`,
      ["application", applicationId],
      { userId, reason },
    );
    if (!user.deletedAt) await sendEmail(tx, jobs, user.email, decisionEmail(decision, reason));
    return { ok: true };
  });
}

function decisionEmail(
  decision: DecideBrokerApplication["decision"],
  reason: string | null,
): EmailContent {
  const isApproved = decision === "approved";
  return {
    subject: isApproved
      ? `You are now a broker on ${brand.name}`
      : `Your broker application on ${brand.name}`,
    heading: `Your application was ${isApproved ? "approved" : "not approved"}`,
    paragraphs: isApproved
      ? [
          "Your licence is now on your profile. Once your identity is verified, you'll also be listed in our broker directory.",
          ...(reason ? [reason] : []),
        ]
      : [`Reason: ${reason}`, "You can make changes and apply again at any time."],
    action: { label: "Open my profile", url: `${site}/account/profile#broker` },
    reason: `You applied to be a broker on ${brand.name}.`,
  };
}

/** When an administrator makes a person a broker directly, their pending application leaves the queue. */
export async function approvePendingApplication(
  tx: Db,
  { userId, adminId, now }: { userId: string; adminId: string; now: Date },
): Promise<void> {
  const approved = await tx
    .update(brokerApplications)
    .set({ state: "approved", decidedBy: adminId, decidedAt: now })
    .where(and(eq(brokerApplications.userId, userId), eq(brokerApplications.state, "pending")))
    .returning({ id: brokerApplications.id });
  for (const { id } of approved)
    await recordAudit(
      tx,
      { actorId: adminId },
      "broker-application-approved",
      ["application", id],
      { userId },
    );
}
