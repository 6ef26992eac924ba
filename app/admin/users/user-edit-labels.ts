import { adminAreas } from "#app/accounts/administration/admin-areas.ts";
import { formatValue } from "#app/admin/timeline/format-value.ts";
import { areaNames } from "#app/admin/users/user-badges.tsx";
import { typeLabels } from "#app/admin/users/user-badges.tsx";
import { userTypes } from "#app/accounts/user.ts";
import { findRegion } from "#app/shared/places.ts";

export const userFieldLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  userType: "User type",
  city: "City",
  region: "Province or state",
  emailVerified: "Email verified",
  phoneVerified: "Phone verified",
  identityVerified: "Identity verified",
  brokerLicense: "Broker license",
  adminAreas: "Access",
} as const;

export function formatUserField(field: string, value: unknown): string {
  if (field === "userType") {
    const known = userTypes.find((type) => type === value);
    return known ? typeLabels[known] : formatValue(value);
  }
  if (field === "region" && typeof value === "string") return findRegion(value)?.name ?? value;
  if (field === "adminAreas")
    return areaNames(
      Array.isArray(value) ? adminAreas.filter((area) => value.includes(area)) : null,
    );
  return formatValue(value);
}
