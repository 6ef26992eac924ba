import type { AdminArea, AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { type UserType, type Verification, verificationStatus } from "#app/accounts/user.ts";
import { userTypeLabels, verificationTones } from "#app/admin/users/user-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatList } from "#app/ui/format-list.ts";

export const areaLabels: Record<AdminArea, string> = {
  support: "Support",
  content: "Content",
  finance: "Finance",
};

export const areaNames = (areas: AdminAreas): string =>
  areas ? formatList(areas.map((area) => areaLabels[area])) : "No limits";

export const TypeBadge = ({ userType }: { userType: UserType }) => (
  <Badge tone={userType === "admin" ? "accent" : "neutral"}>{userTypeLabels[userType]}</Badge>
);

export function VerificationBadge({ flags }: { flags: Verification }) {
  const status = verificationStatus(flags);
  return <Badge tone={verificationTones[status]}>{status}</Badge>;
}
