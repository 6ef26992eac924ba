import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { brokerApplications } from "./broker-applications.table.ts";
import { type ApplyRefusal, refuseToApply } from "./broker-application.ts";
import { findLatestApplication } from "./broker-applications.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { z } from "zod";
import { findRegion } from "#app/shared/places.ts";

export const brokerApplicationSchema = z.object({
  licenseNumber: z
    .string()
    .trim()
    .min(1, "Enter your licence number")
    .max(40, "Use at most 40 characters")
    .regex(
      /^[\p{L}\d][\p{L}\d ./-]*$/u,
      "Use letters, digits, spaces, dots, slashes and dashes only",
    ),
  region: z
    .string()
    .trim()
    .refine((code) => findRegion(code)?.code === code, "Choose where you are licensed"),
  brokerage: z
    .string()
    .trim()
    .min(1, "Enter the name of your brokerage")
    .max(120, "Use at most 120 characters"),
});
export type BrokerApplicationInput = z.infer<typeof brokerApplicationSchema>;

export interface ApplyAsBroker {
  userId: string;
  input: BrokerApplicationInput;
  requestId: string;
}

export async function applyAsBroker(
  db: Db,
  { userId, input, requestId }: ApplyAsBroker,
): Promise<Outcome<ApplyRefusal>> {
  return db.transaction(async (tx) => {
    // Locked, so that a double click makes one application.
    const [user] = await tx
      .select({ userType: users.userType })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const reason = refuseToApply(user!.userType, await findLatestApplication(tx, userId));
    if (reason) return { ok: false, reason };
    const [made] = await tx
      .insert(brokerApplications)
      .values({ userId, ...input })
      .returning({ id: brokerApplications.id });
    await recordAudit(tx, {
      actorId: userId,
      action: "broker-application-made",
      subjectType: "application",
      subjectId: made!.id,
      requestId,
    });
    return { ok: true };
  });
}
