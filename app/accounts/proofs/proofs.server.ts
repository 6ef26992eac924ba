import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { type ProofPurpose, proofMinutes } from "./proof.ts";
import { proofs } from "./proofs.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface NewProof {
  userId: string;
  purpose: ProofPurpose;
  subject?: string;
  now: Date;
}

/** Tokens are long and random, so a fast hash is enough. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export async function createProof(tx: Db, proof: NewProof): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await storeProof(tx, proof, hashToken(token));
  return token;
}

export async function storeProof(
  tx: Db,
  { userId, purpose, subject = "", now }: NewProof,
  secretHash: string,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + proofMinutes[purpose] * 60_000);
  await tx.insert(proofs).values({ userId, purpose, subject, secretHash, expiresAt });
}

export async function findProof(db: Db, purpose: ProofPurpose, token: string, now: Date) {
  const [proof] = await db
    .select({ id: proofs.id, userId: proofs.userId, subject: proofs.subject })
    .from(proofs)
    .where(
      and(
        eq(proofs.purpose, purpose),
        eq(proofs.secretHash, hashToken(token)),
        gt(proofs.expiresAt, now),
      ),
    );
  return proof ?? null;
}

export async function deleteProofs(
  tx: Db,
  userId: string,
  ...purposes: ProofPurpose[]
): Promise<void> {
  await tx.delete(proofs).where(and(eq(proofs.userId, userId), inArray(proofs.purpose, purposes)));
}
