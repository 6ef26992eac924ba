import { Icon } from "#app/ui/media/icon.tsx";
import { useLocation } from "react-router";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { mainNavigation, type NavSection } from "./navigation.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="main-nav">
        {mainNavigation.map((section) => (
          <li key={section.to}>
            {section.links ? (
              <SectionMenu section={section} current={isWithin(pathname, section.to)} />
            ) : (
              <PlainLink
                to={section.to}
                aria-current={pathname === section.to ? "page" : undefined}
              >
                {section.label}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionMenu({ section, current }: { section: NavSection; current: boolean }) {
  return (
    <Menu
      id={`nav${section.to.replaceAll("/", "-")}`}
      buttonClassName={current ? "border-accent text-ink" : undefined}
      button={
        <>
          {section.label}
          <Icon name="chevron-down" />
        </>
      }
    >
      {section.links?.map((link) => (
        <MenuLink key={link.to} to={link.to} note={link.note}>
          {link.label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLink to={section.to}>
        <span className="font-semibold text-accent">All {section.label.toLowerCase()}</span>
      </MenuLink>
    </Menu>
  );
}

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
