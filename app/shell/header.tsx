import { lazy } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DisplayMenu } from "./preference-pickers.tsx";
import { hasOwnSearch } from "./layout.ts";
import { Logo } from "#app/ui/media/logo.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { sellLink, signInLink } from "./navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import type { HeaderData } from "./shell-data.ts";
import { SearchForm } from "#app/search/box/search-form.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const AccountMenu = lazy(() => import("./account-menu.tsx"));
const NotificationBell = lazy(
  () => import("#app/accounts/notifications/bell/notification-bell.tsx"),
);

export function Header(data: HeaderData) {
  const { viewer, unreadLeads, unreadNotifications, preferences } = data;
  const { pathname } = useLocation();
  const sell = sellLink(viewer !== null);
  const withSearch = !hasOwnSearch(pathname);
  return (
    <header className="no-print border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-3 lg:h-18 lg:gap-6">
        <PlainLink to="/" className="-m-1 rounded-control p-1 text-accent">
          <Logo className="h-8" />
        </PlainLink>
        <div className="hidden grow justify-center lg:flex">
          {withSearch && <SearchForm id="header-search" className="w-full max-w-md" />}
        </div>
        <div className="ms-auto flex items-center gap-1 lg:gap-2">
          <DisplayMenu preferences={preferences} />
          {viewer ? (
            <>
              <NotificationBell unread={unreadNotifications} />
              <div className="hidden lg:block">
                <AccountMenu viewer={viewer} unreadLeads={unreadLeads} />
              </div>
            </>
          ) : (
            <PlainLink
              to={signInLink.to}
              className="hidden min-h-11 items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken sm:inline-flex"
            >
              {signInLink.label}
            </PlainLink>
          )}
          <ButtonLink to={sell.to} className="ms-1 max-sm:hidden">
            {sell.label}
          </ButtonLink>
          <MobileMenu {...data} />
        </div>
      </div>
      <MainNavigation />
    </header>
  );
}

/** For the sell wizard. */
export function PlainHeader() {
  return (
    <header className="no-print border-b border-line">
      <div className="wrap flex h-16 items-center justify-between">
        <PlainLink to="/" className="-m-1 rounded-control p-1 text-accent">
          <Logo className="h-8" />
        </PlainLink>
        <PlainLink
          to="/account"
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken"
        >
          My account
        </PlainLink>
      </div>
    </header>
  );
}
