import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useUnreadCounts } from "#app/platform/live/unread-counts.tsx";
import { mustAcceptTerms } from "#app/accounts/terms/legal-version.ts";
import { HydrationBoundary } from "#app/ui/browser/optional-part.tsx";
import { ToastRegion } from "#app/ui/feedback/toast-region.tsx";
import { CardForms } from "#app/listings/card/card-forms.tsx";
import { CompareTray } from "#app/shortlist/compare/compare-tray.tsx";
import { Footer } from "./footer.tsx";
import { Header, PlainHeader } from "./header.tsx";
import { layoutFor } from "./layout.ts";
import { PlainLinkHandler } from "./plain-link-handler.tsx";
import type { ShellData } from "./shell-data.ts";
import { polyfillDialogCommands } from "#app/ui/overlays/dialog-command.ts";
import { layOutBelowFold } from "#app/ui/browser/lay-out-below-fold.ts";

/** Lazy, because few visitors see them. */
const AnnouncementPanel = lazy(() => import("./announcement.tsx"));
const LiveUpdates = lazy(() => import("#app/platform/live/live-updates.tsx"));
const TermsBar = lazy(() => import("./terms-bar.tsx"));
const ImpersonationBar = lazy(() => import("./impersonation-bar.tsx"));
const AdminHeader = lazy(() => import("./admin-header.tsx"));

interface ShellProps extends ShellData {
  pathname: string;
  children: ReactNode;
}

export function Shell({ pathname, children, ...data }: ShellProps) {
  const { viewer, impersonation, preferences, announcement } = data;
  useShellBehaviour();
  const counts = useUnreadCounts(data.unread);
  const header = { viewer, preferences, ...counts };
  const layout = layoutFor(pathname, viewer);
  return (
    <>
      <a
        href="#main"
        className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {layout.announcement && announcement && (
        <HydrationBoundary>
          <AnnouncementPanel key={announcement.version} announcement={announcement} />
        </HydrationBoundary>
      )}
      {impersonation && <ImpersonationBar name={impersonation} />}
      <PlainLinkHandler />
      <NavigationProgress />
      {layout.header === "normal" && <Header {...header} />}
      {layout.header === "plain" && <PlainHeader />}
      {layout.header === "admin" && viewer && <AdminHeader {...header} viewer={viewer} />}
      {viewer && mustAcceptTerms(viewer) && layout.footer && pathname !== "/account/terms" && (
        <TermsBar />
      )}
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      {layout.footer && <Footer {...data} pathname={pathname} />}
      {layout.compareTray && <CompareTray />}
      <CardForms />
      {viewer && !impersonation && (
        <HydrationBoundary>
          <LiveUpdates personId={viewer.id} counts={counts} />
        </HydrationBoundary>
      )}
      <ToastRegion />
    </>
  );
}

/** Separate, so that a navigation does not render the whole shell again. */
function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  return isBusy ? <div aria-hidden="true" className="navigation-progress" /> : null;
}

/** Does what a full page load would do on client-side navigation. */
function useShellBehaviour(): void {
  const { pathname, key } = useLocation();
  const lastPath = useRef(pathname);
  const lastKey = useRef(key);

  useEffect(() => polyfillDialogCommands(document), []);
  useEffect(() => layOutBelowFold(document), []);

  // Together with the new content: an effect after the paint would close a dialog that a quick key has opened since.
  useLayoutEffect(() => {
    // Elements with data-stays are closed by the visitor.
    for (const open of document.querySelectorAll<HTMLElement>(
      "[popover]:popover-open:not([data-stays])",
    ))
      open.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) open.close();
    if (lastKey.current !== key) document.documentElement.removeAttribute("data-fresh");
    lastKey.current = key;
    // Screen readers continue at the new page; filters keep the focus for the next check box.
    if (lastPath.current !== pathname && !document.activeElement?.closest("[data-stays]"))
      document.getElementById("main")?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, key]);
}
