import type { ReactNode } from "react";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface AreaLinkProps {
  to: string;
  areas: AdminAreas;
  children: ReactNode;
}

/** Plain text for administrators who may not open the screen. */
export function AreaLink({ to, areas, children }: AreaLinkProps) {
  const [path = ""] = to.split("?");
  return canOpenAdminPath(areas, path) ? (
    <PlainLink to={to} className="link">
      {children}
    </PlainLink>
  ) : (
    children
  );
}
