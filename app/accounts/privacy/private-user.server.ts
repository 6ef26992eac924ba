import { users } from "#app/accounts/accounts.table.ts";

export const privateUserColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  userType: users.userType,
  avatar: users.avatar,
  about: users.about,
  brokerage: users.brokerage,
  city: users.city,
  region: users.region,
  emailVerified: users.emailVerified,
  phoneVerified: users.phoneVerified,
  identityVerified: users.identityVerified,
  showProfile: users.showProfile,
  showContactInfo: users.showContactInfo,
  allowMessages: users.allowMessages,
  deactivatedAt: users.deactivatedAt,
  deletedAt: users.deletedAt,
};

export type PrivateUser = Pick<typeof users.$inferSelect, keyof typeof privateUserColumns>;
