import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { offsetOf, type Page, paged, type Paged } from "#app/shared/paging.ts";
import type { SignedDocument, SigningPart } from "./signed-document.ts";
import { signatures, signedDocuments } from "./signing.table.ts";

/** Only its parties can find it. */
export const isPartyTo = (userId: string): SQL =>
  or(
    eq(signedDocuments.buyerId, userId),
    eq(signedDocuments.ownerId, userId),
    eq(signedDocuments.brokerId, userId),
  )!;

/** With its signatures, oldest first. */
export async function findSignedDocument(
  db: Db,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<SignedDocument | null> {
  const [document] = await db
    .select(
      pick(
        signedDocuments,
        ...([
          "id",
          "kind",
          "title",
          "body",
          "bodyHash",
          "version",
          "timezone",
          "createdAt",
        ] as const),
      ),
    )
    .from(signedDocuments)
    .where(and(eq(signedDocuments.id, documentId), isPartyTo(userId)));
  if (!document) return null;
  const signed = await db
    .select(
      pick(
        signatures,
        ...(["part", "userId", "typedName", "email", "address", "device", "signedAt"] as const),
      ),
    )
    .from(signatures)
    .where(eq(signatures.documentId, documentId))
    .orderBy(asc(signatures.signedAt), asc(signatures.part));
  return { ...document, signatures: signed };
}

export interface SignedRow {
  id: string;
  title: string;
  signatures: { part: SigningPart; name: string; at: string }[];
}

const isSigned = sql`exists (select 1 from ${signatures} s where s.document_id = ${signedDocuments}.id)`;

export async function listSignedDocuments(
  db: Db,
  userId: string,
  page: Page,
): Promise<Paged<SignedRow>> {
  const isShown = and(isPartyTo(userId), isSigned);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: signedDocuments.id,
        title: signedDocuments.title,
        signatures: sql<SignedRow["signatures"]>`(select json_agg(json_build_object('part', s.part,
          'name', s.typed_name, 'at', s.signed_at) order by s.signed_at, s.part)
          from ${signatures} s where s.document_id = ${signedDocuments}.id)`,
      })
      .from(signedDocuments)
      .where(isShown)
      .orderBy(desc(signedDocuments.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    db.$count(signedDocuments, isShown),
  ]);
  return paged(rows, total, page);
}

/** For the export of a person's data. */
export const exportSignedDocuments = (db: Db, userId: string) =>
  readRows(
    db,
    signedDocuments,
    pick(signedDocuments, "id", "kind", "title", "body", "bodyHash", "version", "createdAt"),
    isPartyTo(userId),
  );

export const exportSignatures = (db: Db, userId: string) =>
  db
    .select(pick(signatures, "documentId", "typedName", "email", "address", "device", "signedAt"))
    .from(signatures)
    .where(eq(signatures.userId, userId))
    .orderBy(asc(signatures.signedAt));
