import { useLocation } from "react-router";
import NotificationBell from "#app/accounts/notifications/bell/notification-bell.tsx";
import { AdminMobileMenu, AdminNavigation } from "#app/admin/admin-navigation.tsx";
import { QuickSearch } from "#app/admin/search/quick-search.tsx";
import AccountMenu from "./account-menu.tsx";
import { Mark } from "#app/ui/media/logo.tsx";
import type { SignedInData } from "./shell-data.ts";
import { adminLink } from "./navigation.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** Dark, so that administrators notice where they are. */
export default function AdminHeader(data: SignedInData) {
  const { viewer, unreadLeads, unreadNotifications } = data;
  const { pathname } = useLocation();
  const menu = { areas: viewer.adminAreas, pathname: pathname.toLowerCase() };
  return (
    <header className="no-print on-deep bg-deep text-on-deep">
      <div className="wrap flex min-h-16 items-center gap-x-3 lg:gap-x-8">
        <PlainLink
          to={adminLink.to}
          className="flex min-h-16 min-w-0 items-center gap-3 font-serif text-lg font-medium"
        >
          <Mark className="size-7 shrink-0" />
          <span className="max-xl:sr-only">Administration</span>
        </PlainLink>
        <AdminNavigation {...menu} />
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <QuickSearch />
          <PlainLink
            to="/"
            className="inline-flex min-h-11 items-center px-3 text-sm font-medium whitespace-nowrap text-on-deep-2 hover:text-on-deep max-sm:hidden"
          >
            View site
          </PlainLink>
          <NotificationBell unread={unreadNotifications} tone="deep" />
          <AccountMenu viewer={viewer} unreadLeads={unreadLeads} tone="deep" />
          <AdminMobileMenu {...menu} />
        </div>
      </div>
    </header>
  );
}
