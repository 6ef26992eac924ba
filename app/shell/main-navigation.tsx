import { Icon } from "#app/ui/icon.tsx";
import { useLocation } from "react-router";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import { mainNavigation, type NavSection } from "./navigation.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

const item =
  "flex min-h-11 items-center gap-1 border-b-2 border-transparent text-sm font-medium text-ink-2 hover:text-ink " +
  "aria-[current]:border-accent aria-[current]:text-ink focus-visible:-outline-offset-2";

export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="wrap -mb-px flex gap-7">
        {mainNavigation.map((section) => (
          <li key={section.to}>
            {section.links ? (
              <SectionMenu section={section} current={isWithin(pathname, section.to)} />
            ) : (
              <PlainLink
                to={section.to}
                aria-current={pathname === section.to ? "page" : undefined}
                className={item}
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
      buttonClassName={`${item} ${current ? "border-accent text-ink" : ""}`}
      button={
        <>
          {section.label}
          <Icon name="chevron-down" className="size-4 text-ink-3" />
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
