import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { EmbedColours } from "./embed-colours.ts";
import { embeds } from "./embeds.table.ts";

export async function findOwnEmbed(db: Db, userId: string) {
  const [embed] = await db
    .select(pick(embeds, "key", "accent", "background", "createdAt"))
    .from(embeds)
    .where(eq(embeds.userId, userId));
  return embed ?? null;
}

/** The address stays when the colours change. */
export async function saveEmbed(db: Db, userId: string, colours: EmbedColours): Promise<void> {
  await db
    .insert(embeds)
    .values({ userId, key: randomBytes(12).toString("hex"), ...colours })
    .onConflictDoUpdate({ target: embeds.userId, set: colours });
}

export async function removeEmbed(db: Db, userId: string): Promise<void> {
  await db.delete(embeds).where(eq(embeds.userId, userId));
}

export const forgetEmbed: DeletionStep = (tx, { id }) => removeEmbed(tx, id);
