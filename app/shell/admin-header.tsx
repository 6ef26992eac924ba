import { useLocation } from "react-router";
import NotificationBell from "#app/accounts/notifications/bell/notification-bell.tsx";
import type { Viewer } from "#app/accounts/viewer.ts";
import AccountMenu from "./account-menu.tsx";
import { Mark } from "#app/ui/logo.tsx";
import { adminLink, adminMenu } from "./shown-navigation.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** Dark, so that administrators notice that they are in the admin area. */
export default function AdminHeader({
  viewer,
  unreadLeads,
  unreadNotifications,
}: {
  viewer: Viewer;
  unreadLeads: number;
  unreadNotifications: number;
}) {
  const { pathname } = useLocation();
  return (
    <header className="no-print on-deep bg-deep text-on-deep">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-8">
        <PlainLink
          to={adminLink?.to ?? "/"}
          className="flex min-h-16 items-center gap-3 font-serif text-lg font-medium"
        >
          <Mark className="size-7" />
          Administration
        </PlainLink>
        <nav
          aria-label="Admin"
          className="order-last -mx-5 w-[calc(100%+2.5rem)] overflow-x-auto px-5 md:order-none md:mx-0 md:w-auto md:px-0"
        >
          <ul className="flex gap-6">
            {adminMenu.map((link) => (
              <li key={link.to}>
                <PlainLink
                  to={link.to}
                  aria-current={pathname.startsWith(link.to) ? "page" : undefined}
                  className="flex min-h-12 items-center border-b-2 border-transparent text-sm font-medium text-on-deep-2 hover:text-on-deep focus-visible:-outline-offset-2 aria-[current]:border-warm aria-[current]:text-on-deep md:min-h-16"
                >
                  {link.label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <PlainLink
            to="/"
            className="inline-flex min-h-11 items-center px-3 text-sm font-medium text-on-deep-2 hover:text-on-deep"
          >
            View site
          </PlainLink>
          <NotificationBell unread={unreadNotifications} tone="deep" />
          <AccountMenu viewer={viewer} unreadLeads={unreadLeads} tone="deep" />
        </div>
      </div>
    </header>
  );
}
