import { lazy, type ReactNode } from "react";
import { useUnreadCounts } from "#app/platform/live/unread-counts.tsx";
import { mustAcceptTerms } from "#app/accounts/terms/legal-version.ts";
import { HydrationBoundary } from "#app/ui/browser/optional-part.tsx";
import { ToastRegion } from "#app/ui/feedback/toast-region.tsx";
import { CardForms } from "#app/listings/card/card-forms.tsx";
import { CompareTray } from "#app/shortlist/compare/compare-tray.tsx";
import { Footer } from "./footer.tsx";
import { Header, PlainHeader } from "./header.tsx";
import { layoutFor } from "./layout.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { PlainLinkHandler } from "./plain-link-handler.tsx";
import type { ShellData } from "./shell-data.ts";
import { useShellBehaviour } from "./use-shell-behaviour.ts";

/** Lazy, because few visitors see them. */
const AnnouncementDialog = lazy(() => import("./announcement.tsx"));
const LiveUpdates = lazy(() => import("#app/platform/live/live-updates.tsx"));
const TermsBar = lazy(() => import("./terms-bar.tsx"));
const ImpersonationBar = lazy(() => import("./impersonation-bar.tsx"));
const AdminHeader = lazy(() => import("./admin-header.tsx"));

interface ShellProps extends ShellData {
  pathname: string;
  children: ReactNode;
}

export function Shell({
  pathname,
  viewer,
  impersonation,
  unread,
  preferences,
  announcement,
  ratesDay,
  operator,
  children,
}: ShellProps) {
  useShellBehaviour();
  const counts = useUnreadCounts(unread);
  const { unreadLeads, unreadNotifications } = counts;
  const layout = layoutFor(pathname, viewer);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {impersonation && <ImpersonationBar name={impersonation} />}
      <PlainLinkHandler />
      <NavigationProgress />
      {layout.header === "normal" && (
        <Header
          viewer={viewer}
          unreadLeads={unreadLeads}
          unreadNotifications={unreadNotifications}
          preferences={preferences}
        />
      )}
      {layout.header === "plain" && <PlainHeader />}
      {layout.header === "admin" && viewer && (
        <AdminHeader
          viewer={viewer}
          unreadLeads={unreadLeads}
          unreadNotifications={unreadNotifications}
        />
      )}
      {viewer && mustAcceptTerms(viewer) && layout.footer && pathname !== "/account/terms" && (
        <TermsBar />
      )}
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      {layout.footer && <Footer ratesDay={ratesDay} operator={operator} />}
      {layout.compareTray && <CompareTray />}
      <CardForms />
      {layout.announcement && announcement && (
        <HydrationBoundary>
          <AnnouncementDialog key={announcement.version} announcement={announcement} />
        </HydrationBoundary>
      )}
      {viewer && !impersonation && (
        <HydrationBoundary>
          <LiveUpdates personId={viewer.id} counts={counts} />
        </HydrationBoundary>
      )}
      <ToastRegion />
    </>
  );
}
