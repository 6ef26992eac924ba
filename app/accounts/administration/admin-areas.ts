import type { UserType } from "#app/accounts/user.ts";

/** A path that belongs to no area is for unlimited administrators only, so that a new screen starts closed. */
export const adminAreas = ["support", "content", "finance"] as const;
export type AdminArea = (typeof adminAreas)[number];

export type AdminAreas = readonly AdminArea[] | null;

/** Support reads orders; only finance moves money. */
const refundPath = "/admin/orders/:id/refund";

/** `all`: every administrator. The longest match counts. */
const areasByPath: Record<string, readonly AdminArea[] | "all"> = {
  "/admin": "all",
  "/admin/dashboard": "all",
  "/admin/search": "all",
  "/admin/users": ["support"],
  "/admin/messages": ["support"],
  "/admin/conversations": ["support"],
  "/admin/view-as": ["support"],
  "/admin/listings": ["content"],
  "/admin/queues": "all",
  "/admin/queues/listings": ["content"],
  "/admin/queues/listing-reports": ["content"],
  "/admin/queues/person-reports": ["support"],
  "/admin/queues/messages": ["support"],
  "/admin/queues/brokers": ["support"],
  "/admin/queues/identities": ["support"],
  "/admin/queues/passports": ["support"],
  "/admin/queues/contact": ["support"],
  "/admin/queues/deliverables": ["content"],
  // The queue of what is due sends them there.
  "/admin/campaigns": ["content"],
  "/admin/articles": ["content"],
  "/admin/orders": ["finance", "support"],
  "/admin/orders/export": ["finance"],
  [refundPath]: ["finance"],
  "/admin/bulk-runs": ["support", "content"],
  "/admin/revenue": ["finance"],
  "/admin/emails": ["support"],
  "/admin/settings": "all",
  "/admin/settings/announcement": ["content"],
  "/admin/settings/hero-figures": ["content"],
  "/admin/settings/featured": ["content"],
  "/admin/settings/banned-words": ["content"],
  "/admin/settings/exchange-rates": ["finance"],
  "/admin/settings/taxes": ["finance"],
};

/** Below these, only the paths listed above exist. */
const exactOnly = new Set(["/admin", "/admin/settings", "/admin/queues"]);

export function canOpenAdminPath(areas: AdminAreas, pathname: string): boolean {
  if (areas === null) return true;
  // The router decodes before it matches: "/refun%64" is the refund. No link of ours is encoded.
  if (pathname.includes("%")) return false;
  const owner = ownerOf(pathname.toLowerCase().replace(/(?<!\/)\/+$/, ""));
  return owner === "all" || (owner?.some((area) => areas.includes(area)) ?? false);
}

function ownerOf(pathname: string): readonly AdminArea[] | "all" | undefined {
  const path = pathname.replace(/^(\/admin\/orders\/)[^/]+(?=\/)/, "$1:id");
  for (let at = path; at; at = at.slice(0, at.lastIndexOf("/"))) {
    const owner = areasByPath[at];
    if (owner) return at === path || !exactOnly.has(at) ? owner : undefined;
  }
  return undefined;
}

export const canChangeOrders = (areas: AdminAreas): boolean => canOpenAdminPath(areas, refundPath);

export interface Administrator {
  id: string;
  adminAreas: AdminAreas;
}

/** Limited administrators look after people: they neither change, deactivate nor create an administrator. */
export const mayChangeUser = (
  { adminAreas }: Pick<Administrator, "adminAreas">,
  target: { userType: UserType },
): boolean => adminAreas === null || target.userType !== "admin";
