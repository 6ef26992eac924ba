import { messageNotification } from "#app/messages/message-notification.ts";
import { isChosen } from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { setChannelChoice } from "#app/accounts/notifications/settings/save-choices.server.ts";
import { readUnsubscribeToken } from "#app/messages/email/unsubscribe/unsubscribe-link.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export type MessageEmailsState =
  | "on"
  | "off"
  /** The switch for all emails is off in the profile, which is not the link's to change. */
  | "all-off"
  | "no-such-link";

interface LinkOpening {
  token: string;
  /** The current secret, and the one before its last rotation. */
  secrets: readonly string[];
}

/** What the link is about, without changing anything: mail scanners open every link. */
export async function findMessageEmails(
  db: Db,
  { token, secrets }: LinkOpening,
): Promise<MessageEmailsState> {
  const userId = readUnsubscribeToken(secrets, token);
  const person = userId && (await findReachable(db, userId));
  if (!person) return "no-such-link";
  if (!person.settings.notifyByEmail) return "all-off";
  return isChosen(person.choices, messageNotification, "email") ? "on" : "off";
}

export async function switchMessageEmails(
  db: Db,
  opening: LinkOpening,
  enabled: boolean,
): Promise<MessageEmailsState> {
  const userId = readUnsubscribeToken(opening.secrets, opening.token);
  if (!userId || !(await findReachable(db, userId))) return "no-such-link";
  await setChannelChoice(db, { userId, kind: messageNotification, channel: "email", enabled });
  return findMessageEmails(db, opening);
}
