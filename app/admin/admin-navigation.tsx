import { type AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { adminMenuFor, type AdminScreenGroup, isUnderScreen } from "#app/admin/admin-screens.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Menu, MenuLink } from "#app/ui/overlays/menu.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface AdminNavigationProps {
  areas: AdminAreas;
  pathname: string;
}

const linkClass =
  "flex min-h-16 items-center gap-1 border-b-2 border-transparent text-sm font-medium text-on-deep-2 hover:text-on-deep focus-visible:-outline-offset-2 aria-[current]:border-warm aria-[current]:text-on-deep";

export function AdminNavigation({ areas, pathname }: AdminNavigationProps) {
  return (
    <nav aria-label="Admin" className="max-lg:hidden">
      <ul className="flex gap-6">
        {adminMenuFor(areas).map((group) =>
          group.label === null ? (
            group.screens.map(({ label, to }) => (
              <li key={to}>
                <PlainLink
                  to={to}
                  aria-current={isUnderScreen(pathname, to) ? "page" : undefined}
                  className={linkClass}
                >
                  {label}
                </PlainLink>
              </li>
            ))
          ) : (
            <li key={group.label}>
              <GroupMenu group={group} pathname={pathname} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function GroupMenu({ group, pathname }: { group: AdminScreenGroup; pathname: string }) {
  const label = group.label ?? "";
  const isHere = group.screens.some(({ to }) => isUnderScreen(pathname, to));
  return (
    <Menu
      id={`admin-${label.toLowerCase()}`}
      buttonClassName={`${linkClass} ${isHere ? "border-warm text-on-deep" : ""}`}
      button={
        <>
          {label}
          <Icon name="chevron-down" className="size-4 opacity-70" />
        </>
      }
    >
      <ScreenLinks screens={group.screens} pathname={pathname} />
    </Menu>
  );
}

export function AdminMobileMenu({ areas, pathname }: AdminNavigationProps) {
  return (
    <div className="lg:hidden">
      <Menu
        id="admin-menu"
        align="end"
        buttonLabel="Admin menu"
        buttonClassName="flex size-11 items-center justify-center rounded-control text-on-deep-2 hover:bg-deep-2 hover:text-on-deep"
        button={<Icon name="menu" className="size-5" />}
      >
        <nav aria-label="Admin">
          {adminMenuFor(areas).map(({ label, screens }) => (
            <div
              key={label}
              className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
            >
              {label && <p className="px-3 pt-1 text-xs font-semibold text-ink-3">{label}</p>}
              <ScreenLinks screens={screens} pathname={pathname} />
            </div>
          ))}
          <div className="mt-2 border-t border-line pt-2 sm:hidden">
            <MenuLink to="/">View site</MenuLink>
          </div>
        </nav>
      </Menu>
    </div>
  );
}

const ScreenLinks = ({
  screens,
  pathname,
}: Pick<AdminScreenGroup, "screens"> & { pathname: string }) => (
  <ul>
    {screens.map(({ label, to }) => (
      <li key={to}>
        <MenuLink to={to} current={isUnderScreen(pathname, to)}>
          {label}
        </MenuLink>
      </li>
    ))}
  </ul>
);
