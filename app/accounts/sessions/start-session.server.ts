import { and, eq, ne } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import {
  unsubscribeOthers,
  unsubscribePredecessor,
} from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import {
  createDeviceCookie,
  readDeviceCookie,
} from "#app/accounts/devices/device-cookie.server.ts";
import { rememberDevice } from "#app/accounts/devices/known-devices.server.ts";
import { describeSecurityEvent } from "#app/accounts/security/security-event.server.ts";
import { newDeviceEmail } from "#app/accounts/security/security-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface SignedInPerson {
  id: string;
  email: string;
}

interface StartOptions {
  /** After sign-up no email about a new device is sent. */
  how: "signed-in" | "signed-up";
  trustDevice?: boolean;
}

/** The last step of every sign-in. Always creates a new session and ends the old one, against session fixation. */
export async function startSession(
  request: AccountRequest,
  person: SignedInPerson,
  { how, trustDevice = false }: StartOptions,
): Promise<string[]> {
  const { db, auth, jobs, appUrl, now, ip, requestId, headers, sessionId } = request;
  const { headers: responseHeaders } = await auth.api.startSession({
    body: { userId: person.id, ipAddress: ip, userAgent: headers.get("user-agent") ?? "" },
    headers,
    returnHeaders: true,
  });
  const device = readDeviceCookie(request) ?? createDeviceCookie(request);
  await db.transaction(async (tx) => {
    if (sessionId) await tx.delete(sessions).where(eq(sessions.id, sessionId));
    await unsubscribePredecessor(tx, person.id, readPushCookie(headers, appUrl));
    const isNew = await rememberDevice(tx, {
      userId: person.id,
      hash: device.hash,
      now,
      trust: trustDevice,
    });
    if (isNew && how === "signed-in")
      await sendEmail(
        tx,
        jobs,
        person.email,
        newDeviceEmail(appUrl, describeSecurityEvent(request)),
      );
    await recordAudit(tx, {
      actorId: person.id,
      action: how,
      subjectType: "user",
      subjectId: person.id,
      details: { ip, newDevice: isNew },
      requestId,
    });
  });
  return [...responseHeaders.getSetCookie(), device.cookie];
}

/** Ends all sessions of a person, and the push messages of their browsers, except those of the given request. */
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
