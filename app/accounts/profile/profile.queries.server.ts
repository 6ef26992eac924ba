import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function getOwnProfile(db: Db, userId: string) {
  const [profile] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      userType: users.userType,
      avatar: users.avatar,
      emailVerified: users.emailVerified,
      phoneVerified: users.phoneVerified,
      identityVerified: users.identityVerified,
      brokerLicense: users.brokerLicense,
      city: users.city,
      region: users.region,
      country: users.country,
      preferredCategories: users.preferredCategories,
      preferredLocations: users.preferredLocations,
      preferredPriceMin: users.preferredPriceMin,
      preferredPriceMax: users.preferredPriceMax,
      emailNotifications: users.emailNotifications,
      showContactInfo: users.showContactInfo,
      showProfile: users.showProfile,
      allowMessages: users.allowMessages,
      notifyByEmail: users.notifyByEmail,
      notifyByPush: users.notifyByPush,
      notifyBySms: users.notifyBySms,
      notifyMarketing: users.notifyMarketing,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!profile) throw new Error(`no user ${userId}`);
  return profile;
}

export type OwnProfile = Awaited<ReturnType<typeof getOwnProfile>>;
