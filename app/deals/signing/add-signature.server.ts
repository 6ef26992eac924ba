import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { SigningPart } from "./signed-document.ts";
import { signatures, signedDocuments } from "./signing.table.ts";
import type { TypedSignature } from "./signature.schema.ts";

export interface SignatureOrigin {
  address: string;
  device: string;
}

export interface NewSignature {
  documentId: string;
  userId: string;
  part: SigningPart;
  signature: TypedSignature;
  origin: SignatureOrigin;
  now: Date;
}

type SignOutcome =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: "not-found" | "text-changed" };

const maxDevice = 300;

/** Idempotent. The caller decides whether the person may sign this part. */
export async function addSignature(
  tx: Db,
  { documentId, userId, part, signature, origin, now }: NewSignature,
): Promise<SignOutcome> {
  const [document] = await tx
    .select({ bodyHash: signedDocuments.bodyHash })
    .from(signedDocuments)
    .where(eq(signedDocuments.id, documentId))
    .for("update");
  const [signer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!document || !signer) return { ok: false, reason: "not-found" };
  if (document.bodyHash !== signature.bodyHash) return { ok: false, reason: "text-changed" };
  const added = await tx
    .insert(signatures)
    .values({
      documentId,
      part,
      userId,
      typedName: signature.typedName,
      email: signer.email,
      address: origin.address,
      device: origin.device.slice(0, maxDevice),
      signedAt: now,
    })
    .onConflictDoNothing()
    .returning({ part: signatures.part });
  return { ok: true, isNew: added.length > 0 };
}
