import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { accessPurposes } from "#app/accounts/proofs/proof.ts";
import { deleteProofs } from "#app/accounts/proofs/proofs.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { endSessions } from "./start-session.server.ts";

/** Ends every session except the given request's, and voids trusted devices and all links and codes that grant access. */
export async function revokeAccess(
  tx: Db,
  userId: string,
  except?: Pick<AccountRequest, "sessionId" | "headers" | "appUrl">,
): Promise<void> {
  await endSessions(tx, userId, except);
  await revokeDeviceTrust(tx, userId);
  await deleteProofs(tx, userId, ...accessPurposes);
}
