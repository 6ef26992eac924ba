import { isChosen } from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { setChannelChoice } from "#app/accounts/notifications/settings/save-choices.server.ts";
import { readUnsubscribeToken } from "./email-tokens.server.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Opening a link changes nothing, because mail scanners open every link; `enabled` turns the emails on or off. */
export async function openMessageEmails(
  db: Db,
  { token, secrets }: { token: string; secrets: readonly string[] },
  enabled?: boolean,
) {
  const userId = readUnsubscribeToken(secrets, token);
  const before = userId && (await findReachable(db, userId));
  if (!before) return "no-such-link" as const;
  if (enabled !== undefined)
    await setChannelChoice(db, { userId, kind: messageNotification, channel: "email", enabled });
  // The profile can turn off all emails, which the link cannot change.
  if (!before.settings.notifyByEmail) return "all-off" as const;
  const isOn = enabled ?? isChosen(before.choices, messageNotification, "email");
  return isOn ? ("on" as const) : ("off" as const);
}
