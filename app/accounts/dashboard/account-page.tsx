import {
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/account-page.ts";
import { accountTabs } from "./account-tabs.ts";
import { isBackgroundLoad } from "#app/platform/live/background-load.ts";
import { nothingUnread, useUnreadCounts } from "#app/platform/live/unread-counts.tsx";
import { requireSignIn } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, userType } = context.get(viewerContext);
  return { firstName, userType };
}

/** The greeting does not change in the background. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  !isBackgroundLoad({ formData }) && defaultShouldRevalidate;

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isDashboard = pathname === "/account/dashboard";
  const loaded = useRouteLoaderData<typeof rootLoader>("root")?.unread ?? nothingUnread;
  const { unreadLeads } = useUnreadCounts(loaded);
  return (
    <div
      className={`wrap flex grow flex-col ${isDashboard ? "py-8 md:py-12" : "pt-2 pb-8 md:pb-12"}`}
    >
      {isDashboard ? (
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pb-6">
          <h1 className="display text-3xl">Welcome back, {loaderData.firstName}!</h1>
          <ButtonLink to="/sell-business">List Business</ButtonLink>
        </header>
      ) : (
        <h1 className="sr-only">Your account</h1>
      )}
      <div className="no-print">
        <Tabs
          label="Account"
          current={pathname}
          tabs={accountTabs(unreadLeads, loaderData.userType)}
        />
      </div>
      <div className="pt-8">
        <Outlet />
      </div>
    </div>
  );
}
