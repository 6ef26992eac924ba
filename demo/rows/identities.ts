import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { identityFile } from "#app/accounts/identity/identity-verification.ts";
import type { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { demoFolder } from "#demo/data-folder.ts";
import { daysBefore } from "#demo/rows/calendar.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

/** One per request, because the file is deleted when the request is decided. */
const keys = ["specimen-1", "specimen-2", "specimen-3"].map(identityFile);
const readSpecimen = () => readFile(join(demoFolder, "data/identity-specimen.webp"));

export async function storeSpecimens(files: FileStore): Promise<void> {
  const bytes = await readSpecimen();
  for (const key of keys) await files.put(key, bytes, "image/webp");
}

/** Sellers who request verification of their identity. */
export async function makeIdentityRequests(
  random: Random,
  now: Date,
  { sellers }: People,
): Promise<(typeof identityVerifications.$inferInsert)[]> {
  const { byteLength } = await readSpecimen();
  const asking = random.sample(
    sellers.filter(({ emailVerified, identityVerified }) => emailVerified && !identityVerified),
    keys.length,
  );
  return asking.map(({ id, firstName, lastName }, index) => {
    const createdAt = daysBefore(now, 0.5 + index * 1.3 + random.next());
    return {
      id: random.uuid(createdAt),
      userId: id,
      legalName: `${firstName} ${lastName}`,
      // As the specimen shows.
      documentKind: "drivers-licence" as const,
      storageKey: keys[index]!,
      contentType: "image/webp",
      bytes: byteLength,
      createdAt,
    };
  });
}
