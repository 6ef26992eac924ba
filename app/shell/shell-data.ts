import { isRouteErrorResponse } from "react-router";
import { nothingUnread, type UnreadCounts } from "#app/platform/live/unread-counts.tsx";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Operator } from "#app/shared/brand.ts";
import type { Announcement } from "#app/content/settings/site-settings.ts";
import { defaultPreferences, type Preferences } from "./preferences.ts";

export interface ShellData {
  viewer: Viewer | null;
  impersonation: string | null;
  unread: UnreadCounts;
  preferences: Preferences;
  /** Also null once the visitor has closed it. */
  announcement: Announcement | null;
  ratesDay: string | null;
  operator: Operator | null;
}

export interface HeaderData extends Pick<ShellData, "viewer" | "preferences"> {
  unreadLeads: number;
  unreadNotifications: number;
}

export type SignedInData = HeaderData & { viewer: Viewer };

/** For when the root loader failed. */
export const visitorShell: ShellData = {
  viewer: null,
  impersonation: null,
  unread: nothingUnread,
  preferences: defaultPreferences,
  announcement: null,
  ratesDay: null,
  operator: null,
};

/** Attached by a guard, see `shellContext`. */
export function shellDataOf(error: unknown): ShellData | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (data as { shell?: ShellData } | null)?.shell ?? null;
}
