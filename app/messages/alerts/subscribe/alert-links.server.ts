import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { isId } from "#app/platform/db/id.ts";

/** A link does one thing only: the reader of a forwarded alert can end it, but not confirm another. */
export type AlertLinkPurpose = "confirm" | "unsubscribe";

const key = (secret: string, purpose: AlertLinkPurpose) => deriveKey(secret, `alert-${purpose}`);

/** Signed instead of stored: every email carries it, for as long as the alert exists. */
export const alertToken = (secret: string, purpose: AlertLinkPurpose, alertId: string): string =>
  `${alertId}.${sign(key(secret, purpose), alertId)}`;

export const alertUrl = (
  appUrl: string,
  secret: string,
  purpose: AlertLinkPurpose,
  alertId: string,
): string => `${appUrl}/email-alerts/${purpose}/${alertToken(secret, purpose, alertId)}`;

/** The alert of a link; null if we have not signed it. `secrets` are the current one and the one before its last rotation. */
export function readAlertToken(
  token: string,
  purpose: AlertLinkPurpose,
  secrets: readonly string[],
): string | null {
  const [alertId = "", signature = ""] = token.split(".");
  if (!isId(alertId)) return null;
  return secrets.some((secret) => hasValidSignature(key(secret, purpose), alertId, signature))
    ? alertId
    : null;
}
