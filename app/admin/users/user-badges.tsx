import type { AdminArea, AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { type UserType, type Verification, verificationStatus } from "#app/accounts/user.ts";
import { typeLabels } from "#app/admin/users/users-list.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { formatList } from "#app/ui/format/format-list.ts";

export const areaLabels: Record<AdminArea, string> = {
  support: "Support",
  content: "Content",
  finance: "Finance",
};

export const areaNames = (areas: AdminAreas): string =>
  areas ? formatList(areas.map((area) => areaLabels[area])) : "No limits";

export const TypeBadge = ({ userType }: { userType: UserType }) => (
  <Badge tone={userType === "admin" ? "accent" : "neutral"}>{typeLabels[userType]}</Badge>
);

const tones: Record<ReturnType<typeof verificationStatus>, BadgeTone> = {
  Verified: "success",
  "Partially Verified": "warning",
  "Not Verified": "neutral",
};

export function VerificationBadge({ flags }: { flags: Verification }) {
  const status = verificationStatus(flags);
  return <Badge tone={tones[status]}>{status}</Badge>;
}
