import { Icon } from "#app/ui/media/icon.tsx";
import { Form, useLocation } from "react-router";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { accountMenu, adminLink, adminMenu, leadsAddress, type NavLink } from "./navigation.ts";
import { inboxName, type UserType } from "#app/accounts/user.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

interface AccountMenuProps {
  viewer: Viewer;
  unreadLeads: number;
  tone?: "deep";
}

export default function AccountMenu({ viewer, unreadLeads, tone }: AccountMenuProps) {
  const { pathname } = useLocation();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const adminLinks = adminMenu.slice(1).filter(({ to }) => canOpenAdminPath(viewer.adminAreas, to));
  return (
    <Menu
      id="account-menu"
      align="end"
      buttonClassName={`flex min-h-11 items-center gap-1 rounded-control px-1.5 ${tone ? "hover:bg-deep-2" : "hover:bg-sunken"}`}
      button={
        <>
          <Avatar name={name} src={viewer.avatar} />
          {unreadLeads > 0 && <UnreadBadge count={unreadLeads} />}
          <span className="sr-only">Account menu for {name}</span>
          <Icon name="chevron-down" className="size-4 opacity-70" />
        </>
      }
    >
      <p className="px-3 pt-2 font-semibold">{name}</p>
      <p className="truncate px-3 pb-2 text-xs text-ink-3">{viewer.email}</p>
      <MenuSeparator />
      {accountMenuOf(viewer.userType).map((link) => (
        <MenuLink key={link.to} to={link.to} current={pathname === link.to}>
          {link.label}
          {link.to === leadsAddress && unreadLeads > 0 && <UnreadBadge count={unreadLeads} />}
        </MenuLink>
      ))}
      {viewer.userType === "admin" && (
        <>
          <MenuSeparator />
          <MenuLink to={adminLink.to}>{adminLink.label}</MenuLink>
          {adminLinks.map((link) => (
            <MenuLink key={link.to} to={link.to}>
              {link.label}
            </MenuLink>
          ))}
        </>
      )}
      <MenuSeparator />
      <SignOutButton />
    </Menu>
  );
}

export const accountMenuOf = (userType: UserType): NavLink[] =>
  accountMenu.map(({ label, to }) => ({
    label: to === leadsAddress ? inboxName(userType) : label,
    to,
  }));

/** A form, because a prefetch must not sign out. */
export function SignOutButton() {
  return (
    <Form method="post" action="/signout">
      <button type="submit" className="menu-item">
        Sign out
      </button>
    </Form>
  );
}

const words = {
  leads: { one: "unread conversation", other: "unread conversations" },
  notifications: { one: "unread notification", other: "unread notifications" },
};

export function UnreadBadge({ count, of = "leads" }: { count: number; of?: keyof typeof words }) {
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{formatCount(count, words[of])}</span>
    </span>
  );
}
