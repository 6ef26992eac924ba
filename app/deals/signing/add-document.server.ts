import type { Db } from "#app/platform/db/db.ts";
import { hashText } from "./hash-text.server.ts";
import { signedDocuments } from "./signing.table.ts";

export type NewDocument = Omit<typeof signedDocuments.$inferInsert, "id" | "bodyHash">;

/** Returns the id. */
export async function addDocument(tx: Db, document: NewDocument): Promise<string> {
  const [added] = await tx
    .insert(signedDocuments)
    .values({ ...document, bodyHash: hashText(document.body) })
    .returning({ id: signedDocuments.id });
  return added!.id;
}
