import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import sansFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import serifFont from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url";
import type { Route } from "./+types/root.ts";
import { answerHold } from "#app/accounts/sessions/guard.server.ts";
import { getCachedSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { withSubscribers } from "#app/content/settings/site-settings.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { requestContext, servicesContext, shellContext } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isSearchPath } from "#app/search/last-search.ts";
import { getUnreadCounts } from "#app/messages/leads/unread-counts.queries.server.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { getCachedOperator } from "#app/platform/operator.server.ts";
import { brand } from "#app/shared/brand.ts";
import { Shell } from "#app/shell/shell.tsx";
import { isBackgroundLoad } from "#app/platform/live/background-load.ts";
import { nothingUnread } from "#app/platform/live/unread-counts.tsx";
import { type ShellData, shellDataOf, visitorShell } from "#app/shell/shell-data.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import "./app.css";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }) => {
    if (context.get(requestContext).isAway) throw data(null, { status: 503 });
    context.set(shellContext, () => loadShell(context));
    await answerHold(context, url.pathname);
  },
];

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context);

/** Not between searches or in the background: if such a request fails, the page around the results must not fail with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  formData,
  defaultShouldRevalidate,
}) =>
  isBackgroundLoad({ formData }) ||
  (formMethod === undefined && isSearchPath(currentUrl.pathname) && isSearchPath(nextUrl.pathname))
    ? false
    : defaultShouldRevalidate;

async function loadShell(context: Route.LoaderArgs["context"]): Promise<ShellData> {
  const info = context.get(requestContext);
  const { preferences, impersonation } = info;
  const viewer = impersonation?.person ?? info.viewer;
  const services = context.get(servicesContext);
  const [settings, unread, rates, operator] = await Promise.all([
    getCachedSiteSettings(services.queryCache),
    viewer ? getUnreadCounts(services.db, viewer.id) : nothingUnread,
    getCachedRates(services.queryCache),
    getCachedOperator(services.queryCache),
  ]);
  const announcement = settings.announcement?.isOn ? settings.announcement : null;
  info.announcement = announcement?.version ?? null;
  const isNew = announcement !== null && announcement.version !== info.seenAnnouncement;
  return {
    viewer,
    impersonation: impersonation
      ? `${impersonation.person.firstName} ${impersonation.person.lastName}`
      : null,
    preferences,
    unread: { ...unread, number: info.liveNumber },
    announcement: isNew
      ? {
          ...announcement,
          figures: withSubscribers(
            announcement.figures,
            await getSubscriberFigure(services.queryCache),
          ),
        }
      : null,
    ratesDay: formatCalendarDay(rates.asOf),
    operator,
  };
}

export const links: Route.LinksFunction = () => [
  ...[sansFont, serifFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = ({ error }) => [
  ...(error ? [] : [{ title: brand.defaultTitle }]),
  { name: "description", content: brand.description },
  { property: "og:site_name", content: brand.name },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const loaded = useRouteLoaderData<typeof loader>("root");
  const attached = shellDataOf(useRouteError());
  const data = loaded ?? attached ?? visitorShell;
  const { preferences } = data;
  const systemOnly = (scheme: string) =>
    preferences.theme === "system" ? `(prefers-color-scheme: ${scheme})` : undefined;
  return (
    <html lang="en" data-theme={preferences.theme} data-fresh="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="color-scheme"
          content={preferences.theme === "system" ? "light dark" : preferences.theme}
        />
        {preferences.theme !== "dark" && (
          <meta name="theme-color" content="#fbf8f1" media={systemOnly("light")} />
        )}
        {preferences.theme !== "light" && (
          <meta name="theme-color" content="#0f191a" media={systemOnly("dark")} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <Shell {...data} pathname={pathname}>
          {children}
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LazyErrorScreen error={error} />;
}
