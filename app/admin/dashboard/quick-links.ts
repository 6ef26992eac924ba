import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { existingPages } from "#app/has-page.ts";

const quickLinks = [
  { label: "Manage Users", to: "/admin/users" },
  { label: "Review Listings", to: "/admin/listings" },
  { label: "View Messages", to: "/admin/messages" },
] as const;

export const quickLinksFor = (areas: AdminAreas): { label: string; to: string }[] =>
  existingPages(quickLinks).filter(({ to }) => canOpenAdminPath(areas, to));
