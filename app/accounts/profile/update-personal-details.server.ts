import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { PersonalInput } from "#app/accounts/profile/profile.schema.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { findRegion } from "#app/shared/places.ts";

export interface UpdatePersonalDetails {
  userId: string;
  input: PersonalInput;
  requestId: string;
}

/** A new phone number has to be confirmed again. */
export async function updatePersonalDetails(
  db: Db,
  { userId, input, requestId }: UpdatePersonalDetails,
): Promise<{ phoneUnconfirmed: boolean }> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ phone: users.phone, phoneVerified: users.phoneVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const phoneUnconfirmed = before!.phoneVerified && !isSameNumber(before!.phone, input.phone);
    const region = input.region ? findRegion(input.region) : null;
    await tx
      .update(users)
      .set({
        ...input,
        name: `${input.firstName} ${input.lastName}`,
        latitude: region?.latitude ?? 0,
        longitude: region?.longitude ?? 0,
        ...(phoneUnconfirmed && { phoneVerified: false }),
      })
      .where(eq(users.id, userId));
    await recordAudit(tx, {
      actorId: userId,
      action: "profile-updated",
      subjectType: "user",
      subjectId: userId,
      details: { phoneUnconfirmed },
      requestId,
    });
    return { phoneUnconfirmed };
  });
}

/** Ignores spaces and punctuation. */
const isSameNumber = (one: string, other: string): boolean => digits(one) === digits(other);
const digits = (phone: string): string => phone.replace(/[^\d+]/g, "");
