import type { ReactNode } from "react";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { hasPage } from "#app/has-page.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

interface AreaLinkProps {
  to: string;
  /** Of the administrator who reads it. */
  areas: AdminAreas;
  children: ReactNode;
}

/** A link to another screen of the admin area; only its text for an administrator who may not open that screen. */
export function AreaLink({ to, areas, children }: AreaLinkProps) {
  const [path = ""] = to.split("?");
  return hasPage(to) && canOpenAdminPath(areas, path) ? (
    <PlainLink to={to} className="link">
      {children}
    </PlainLink>
  ) : (
    children
  );
}
