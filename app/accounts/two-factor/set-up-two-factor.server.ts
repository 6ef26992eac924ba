import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { describeSecurityEvent, twoFactorEmail } from "#app/accounts/security/security-emails.ts";
import { resetAttempts, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import {
  type ReauthenticationRefusal,
  reauthenticate,
} from "#app/accounts/passwords/reauthenticate.server.ts";
import {
  consumeTotp,
  decryptSecret,
  encrypt,
  secondStepAccountLimit,
} from "./consume-totp.server.ts";
import { deleteRecoveryCodes, createRecoveryCodes } from "./recovery-codes.server.ts";
import { findTwoFactor, isTwoFactorOn } from "./two-factor.queries.server.ts";
import { twoFactors } from "./two-factor.table.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

type Person = Pick<Viewer, "id" | "email">;
export type TwoFactorOutcome =
  | { ok: true; codes: string[] | null }
  | { ok: false; reason: ReauthenticationRefusal | "already-on" | "not-started" | "wrong-code" };

type Command = (request: AccountRequest, person: Person) => Promise<TwoFactorOutcome>;

const withPassword =
  (command: Command) =>
  async (request: AccountRequest, person: Person, password: string): Promise<TwoFactorOutcome> => {
    const refusal = await reauthenticate(request, person.id, password);
    return refusal ? { ok: false, reason: refusal } : command(request, person);
  };

/** Pending until its first code. */
export const startTwoFactorSetup = withPassword(async ({ db, secret, now }, person) => {
  if (await isTwoFactorOn(db, person.id)) return { ok: false, reason: "already-on" };
  const encrypted = encrypt(secret, person.id, randomBytes(20));
  await db
    .insert(twoFactors)
    .values({ userId: person.id, secret: encrypted, createdAt: now })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret: encrypted, lastStep: 0, createdAt: now },
      setWhere: isNull(twoFactors.enabledAt),
    });
  return { ok: true, codes: null };
});

export async function findPendingSecret(
  request: AccountRequest,
  userId: string,
): Promise<Buffer | null> {
  const row = await findTwoFactor(request.db, userId);
  return row && !row.enabledAt ? decryptSecret(request, userId, row.secret) : null;
}

export async function enableTwoFactor(
  request: AccountRequest,
  person: Person,
  code: string,
): Promise<TwoFactorOutcome> {
  const { db, now } = request;
  if (!(await findPendingSecret(request, person.id))) return { ok: false, reason: "not-started" };
  if (!(await allowAttempt(db, secondStepAccountLimit, person.id, now)))
    return { ok: false, reason: "too-many-attempts" };
  if (!(await consumeTotp(request, person.id, code))) return { ok: false, reason: "wrong-code" };
  await resetAttempts(db, secondStepAccountLimit, person.id);
  return db.transaction(async (tx) => {
    const enabled = await tx
      .update(twoFactors)
      .set({ enabledAt: now })
      .where(and(eq(twoFactors.userId, person.id), isNull(twoFactors.enabledAt)))
      .returning({ userId: twoFactors.userId });
    if (enabled.length === 0) return { ok: false, reason: "already-on" } as const;
    const codes = await createRecoveryCodes(tx, person.id);
    await tell(tx, request, person, true);
    return { ok: true, codes } as const;
  });
}

export const disableTwoFactor = withPassword((request, person) =>
  request.db.transaction(async (tx) => {
    const was = await clearTwoFactor(tx, person.id);
    if (!was) return { ok: false, reason: "not-started" } as const;
    if (was.enabledAt) await tell(tx, request, person, false);
    return { ok: true, codes: null } as const;
  }),
);

/** Undefined if there is nothing to clear. */
export async function clearTwoFactor(tx: Db, userId: string) {
  const [was] = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ enabledAt: twoFactors.enabledAt });
  if (!was) return undefined;
  await deleteRecoveryCodes(tx, userId);
  await revokeDeviceTrust(tx, userId);
  return was;
}

export const replaceRecoveryCodes = withPassword((request, person) =>
  request.db.transaction(async (tx) => {
    if (!(await isTwoFactorOn(tx, person.id))) return { ok: false, reason: "not-started" } as const;
    const codes = await createRecoveryCodes(tx, person.id);
    await audit(tx, request, person.id, "recovery-codes-renewed");
    return { ok: true, codes } as const;
  }),
);

async function tell(tx: Db, request: AccountRequest, person: Person, on: boolean): Promise<void> {
  const content = twoFactorEmail(on, describeSecurityEvent(request));
  await sendEmail(tx, request.jobs, person.email, content);
  await audit(tx, request, person.id, on ? "two-factor-enabled" : "two-factor-disabled");
}

const audit = (tx: Db, { requestId }: AccountRequest, userId: string, action: string) =>
  recordAudit(tx, { actorId: userId, requestId }, action, ["user", userId]);
