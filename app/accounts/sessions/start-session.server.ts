import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import {
  unsubscribeOthers,
  unsubscribePredecessor,
} from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { makeSessionCookie, sessionDays } from "./session-cookie.server.ts";
import { sessions } from "./sessions.table.ts";
import {
  createDeviceCookie,
  readDeviceCookie,
} from "#app/accounts/devices/device-cookie.server.ts";
import { rememberDevice } from "#app/accounts/devices/known-devices.server.ts";
import { describeSecurityEvent, newDeviceEmail } from "#app/accounts/security/security-emails.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface SignedInPerson {
  id: string;
  email: string;
}

interface StartOptions {
  /** No email about a new device after sign-up. */
  how: "signed-in" | "signed-up";
  trustDevice?: boolean;
}

/** Creates a new session and ends the old one, against session fixation. */
export async function startSession(
  request: AccountRequest,
  person: SignedInPerson,
  { how, trustDevice = false }: StartOptions,
): Promise<string[]> {
  const { db, jobs, appUrl, now, ip, requestId, headers, sessionId } = request;
  const token = randomBytes(32).toString("base64url");
  const device = readDeviceCookie(request) ?? createDeviceCookie(request);
  await db.transaction(async (tx) => {
    await refuseClosedAccount(tx, person.id);
    await tx.insert(sessions).values({
      userId: person.id,
      token,
      expiresAt: new Date(now.getTime() + sessionDays * 24 * 60 * 60_000),
      ipAddress: ip,
      userAgent: headers.get("user-agent") ?? "",
    });
    if (sessionId) await tx.delete(sessions).where(eq(sessions.id, sessionId));
    await unsubscribePredecessor(tx, person.id, readPushCookie(headers, appUrl));
    const isNew = await rememberDevice(tx, {
      userId: person.id,
      hash: device.hash,
      now,
      trust: trustDevice,
    });
    if (isNew && how === "signed-in")
      await sendEmail(tx, jobs, person.email, newDeviceEmail(describeSecurityEvent(request)));
    await recordOwnAction(tx, person.id, how, requestId, { ip, newDevice: isNew });
  });
  const env = { APP_URL: appUrl, SESSION_SECRET: request.secret };
  return [makeSessionCookie(env, token), device.cookie];
}

async function refuseClosedAccount(tx: Db, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isActiveUser))
    .for("share");
  if (!person) throw new Error("No session for a deactivated or deleted account");
}

/** Also unsubscribes their browsers from push messages. */
export async function endSessions(
  tx: Db,
  userId: string,
  except?: Pick<AccountRequest, "sessionId" | "headers" | "appUrl">,
): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await tx
    .delete(sessions)
    .where(except?.sessionId ? and(theirs, ne(sessions.id, except.sessionId)) : theirs);
  await unsubscribeOthers(tx, userId, except && readPushCookie(except.headers, except.appUrl));
}
