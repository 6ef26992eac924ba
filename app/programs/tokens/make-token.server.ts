import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import {
  reauthenticate,
  type ReauthenticationRefusal,
} from "#app/accounts/passwords/reauthenticate.server.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { accessTokenEmail, describeSecurityEvent } from "#app/accounts/security/security-emails.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { createId } from "#app/platform/db/id.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { endOf, maxTokens, tokenPrefix } from "./access-token.ts";
import { accessTokens } from "./access-tokens.table.ts";
import type { NewToken } from "./new-token.schema.ts";

export type MakeOutcome =
  | { ok: true; id: string; token: string }
  | { ok: false; reason: ReauthenticationRefusal | "too-many-tokens" };

/** The token is in this result and nowhere else. */
export async function makeToken(
  request: AccountRequest,
  viewer: Viewer,
  { name, scopes, days, password }: NewToken,
): Promise<MakeOutcome> {
  const { db, jobs, now, requestId } = request;
  const refusal = await reauthenticate(request, viewer.id, password);
  if (refusal) return { ok: false, reason: refusal };
  const token = tokenPrefix + randomBytes(32).toString("base64url");
  const id = createId();
  return db.transaction(async (tx): Promise<MakeOutcome> => {
    await lockPerson(tx, viewer.id);
    if ((await tx.$count(accessTokens, eq(accessTokens.userId, viewer.id))) >= maxTokens)
      return { ok: false, reason: "too-many-tokens" };
    await tx.insert(accessTokens).values({
      id,
      userId: viewer.id,
      name,
      scopes,
      hash: hashToken(token),
      ending: token.slice(-4),
      expiresAt: endOf(now, days),
      createdAt: now,
    });
    await sendEmail(tx, jobs, viewer.email, accessTokenEmail(name, describeSecurityEvent(request)));
    await recordOwnAction(tx, viewer.id, "access-token-made", requestId, {
      token: id,
      name,
      scopes,
      days,
    });
    return { ok: true, id, token };
  });
}
