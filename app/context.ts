import { createContext } from "react-router";
import type { Auth } from "#app/accounts/auth.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { Preferences } from "#app/shell/preferences.ts";

/** What stays open for as long as the process runs. Made once by the server, handed to every page. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
  /** For reads that may be a moment behind. */
  replica: Db;
  /** Query results that are the same for every visitor, cached until their tables change. */
  queryCache: QueryCache;
  jobs: Jobs;
  files: FileStore;
  auth: Auth;
}

/** What the server knows about the request that is being answered. */
export interface RequestInfo {
  id: string;
  /** The network address of whoever asks, as far as it can be trusted. */
  ip: string;
  /** Null for anonymous pages: those carry script hashes instead, so that they can be cached. */
  nonce: string | null;
  viewer: Viewer | null;
  /** The session in which the viewer asks; null without one. */
  sessionId: string | null;
  preferences: Preferences;
  /** The fault that a page could not answer because of; set while rendering. */
  failure?: unknown;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestInfo>();
