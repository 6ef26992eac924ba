import { isRouteErrorResponse } from "react-router";
import { nothingUnread, type UnreadCounts } from "#app/platform/live/unread-counts.tsx";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Operator } from "#app/shared/brand.ts";
import type { Announcement } from "#app/content/settings/site-settings.ts";
import { defaultPreferences, type Preferences } from "./preferences.ts";

/** What the header and footer of every page show. */
export interface ShellData {
  viewer: Viewer | null;
  /** The name of the person as whom an administrator views the site. */
  impersonation: string | null;
  unread: UnreadCounts;
  preferences: Preferences;
  /** Null if there is none, or if the visitor has closed it. */
  announcement: Announcement | null;
  /** The day of the exchange rates; null if it is not known. */
  ratesDay: string | null;
  operator: Operator | null;
}

/** Shown if nothing is known about the request, as when the root loader failed. */
export const visitorShell: ShellData = {
  viewer: null,
  impersonation: null,
  unread: nothingUnread,
  preferences: defaultPreferences,
  announcement: null,
  ratesDay: null,
  operator: null,
};

/** The data that a guard attached to its error, see `shellContext`. */
export function shellDataOf(error: unknown): ShellData | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (data as { shell?: ShellData } | null)?.shell ?? null;
}
