import type { Language, UserType } from "#app/accounts/user.ts";
import type { CountryCode } from "#app/shared/places.ts";

export interface OwnProfile {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  userType: UserType;
  avatar: string | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  identityVerified: boolean;
  brokerLicense: string | null;
  city: string;
  region: string | null;
  country: CountryCode;
  language: Language;
  preferredCategories: string[];
  preferredLocations: string[];
  preferredPriceMin: number;
  preferredPriceMax: number;
  emailNotifications: boolean;
  showContactInfo: boolean;
  showProfile: boolean;
  allowMessages: boolean;
  notifyByEmail: boolean;
  notifyByPush: boolean;
  notifyBySms: boolean;
  notifyMarketing: boolean;
}
