import type { ReactNode } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { NavLink } from "./navigation.ts";

interface MobileLinksProps {
  links: NavLink[];
  badge?: (link: NavLink) => ReactNode;
}

export function MobileLinks({ links, badge }: MobileLinksProps) {
  return (
    <ul className="mobile-links">
      {links.map((link) => (
        <li key={link.to}>
          <PlainLink to={link.to}>
            {link.label}
            {badge?.(link)}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
