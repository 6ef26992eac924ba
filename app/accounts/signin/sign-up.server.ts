import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { startSession } from "#app/accounts/sessions/start-session.server.ts";
import { checkPassword, setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { isCommonPassword } from "#app/accounts/passwords/common-password.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { emailConfirmation } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import type { SignUpInput } from "./signin.schema.ts";
import { recordAcceptance } from "#app/accounts/terms/accept-terms.server.ts";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";

export const signUpAddressLimit = defineRateLimit("signUpAddress", {
  max: 20,
  windowMinutes: 60,
  perAddress: true,
});

export type SignUpOutcome =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "address-known" | "weak-password" | "too-many-attempts" };

const repeatMs = 60_000;

/** Always a buyer, whatever was posted. */
export async function signUp(request: AccountRequest, input: SignUpInput): Promise<SignUpOutcome> {
  const { db, now, ip } = request;
  const { email, password, firstName, lastName } = input;
  if (!(await allowAttempt(db, signUpAddressLimit, ip, now)))
    return { ok: false, reason: "too-many-attempts" };
  if (await isCommonPassword(password, { firstName, lastName, email }))
    return { ok: false, reason: "weak-password" };
  const person =
    (await createPerson(request, input, await hashPassword(password))) ??
    (await findJustCreated(request, input));
  if (!person) return { ok: false, reason: "address-known" };
  return { ok: true, cookies: await startSession(request, person, { how: "signed-up" }) };
}

/** For a form submitted twice by a double click or a reload. */
async function findJustCreated({ db, now }: AccountRequest, { email, password }: SignUpInput) {
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        gt(users.createdAt, new Date(now.getTime() - repeatMs)),
        isNull(users.deactivatedAt),
      ),
    );
  if (!person || (await isTwoFactorOn(db, person.id))) return null;
  return (await checkPassword(db, person.id, password)) ? person : null;
}

/** Null if the address has an account. */
function createPerson(request: AccountRequest, input: SignUpInput, passwordHash: string) {
  const { db, now, requestId } = request;
  const { email, firstName, lastName, phone } = input;
  return db.transaction(async (tx) => {
    const [person] = await tx
      .insert(users)
      .values({
        email,
        firstName,
        lastName,
        phone,
        name: `${firstName} ${lastName}`,
        termsVersion: legalVersion,
        termsAcceptedAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, email: users.email });
    if (!person) return null;
    await setPassword(tx, person.id, passwordHash);
    await recordAcceptance(tx, { userId: person.id, version: legalVersion, requestId });
    await emailConfirmation(tx, request, { id: person.id, email, firstName });
    return person;
  });
}
