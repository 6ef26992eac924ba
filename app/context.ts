import { createContext } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Preferences } from "#app/shell/preferences.ts";

/** What the server knows about the request that is being answered. */
export interface RequestInfo {
  id: string;
  /** Null for anonymous pages: those carry script hashes instead, so that they can be cached. */
  nonce: string | null;
  viewer: Viewer | null;
  preferences: Preferences;
}

export const requestContext = createContext<RequestInfo>();
