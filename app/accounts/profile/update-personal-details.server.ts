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

export interface PersonalDetailsOutcome {
  phoneUnconfirmed: boolean;
  identityUnconfirmed: boolean;
}

/** A new phone number or name has to be verified again: a verified person could impersonate another. */
export async function updatePersonalDetails(
  db: Db,
  { userId, input, requestId }: UpdatePersonalDetails,
): Promise<PersonalDetailsOutcome> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        phone: users.phone,
        phoneVerified: users.phoneVerified,
        firstName: users.firstName,
        lastName: users.lastName,
        identityVerified: users.identityVerified,
      })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const phoneUnconfirmed = before!.phoneVerified && !isSameNumber(before!.phone, input.phone);
    const identityUnconfirmed = before!.identityVerified && lettersOf(before!) !== lettersOf(input);
    const region = input.region ? findRegion(input.region) : null;
    await tx
      .update(users)
      .set({
        ...input,
        name: `${input.firstName} ${input.lastName}`,
        latitude: region?.latitude ?? 0,
        longitude: region?.longitude ?? 0,
        ...(phoneUnconfirmed && { phoneVerified: false }),
        ...(identityUnconfirmed && { identityVerified: false }),
      })
      .where(eq(users.id, userId));
    await recordAudit(tx, {
      actorId: userId,
      action: "profile-updated",
      subjectType: "user",
      subjectId: userId,
      details: { phoneUnconfirmed, identityUnconfirmed },
      requestId,
    });
    return { phoneUnconfirmed, identityUnconfirmed };
  });
}

const isSameNumber = (one: string, other: string): boolean => digits(one) === digits(other);
const digits = (phone: string): string => phone.replace(/[^\d+]/g, "");

/** Capitals, accents and signs may be corrected: "Amelie le-blanc" is Amélie Le Blanc. */
const lettersOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}${lastName}`
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
