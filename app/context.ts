import { createContext } from "react-router";
import type { Auth } from "#app/accounts/auth.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { FacetMemo } from "#app/listings/search/facet-memo.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { Preferences } from "#app/shell/preferences.ts";

/** What stays open for as long as the process runs. Made once by the server, handed to every page. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
  /** For reads that may be a moment behind. */
  replica: Db;
  jobs: Jobs;
  files: FileStore;
  auth: Auth;
  /** Counts beside the filters of a search, kept while listings do not change. */
  facetMemo: FacetMemo;
}

/** What the server knows about the request that is being answered. */
export interface RequestInfo {
  id: string;
  /** The network address of whoever asks, as far as it can be trusted. */
  ip: string;
  /** Null for anonymous pages: those carry script hashes instead, so that they can be cached. */
  nonce: string | null;
  viewer: Viewer | null;
  preferences: Preferences;
  /** The fault that a page could not answer because of; set while rendering. */
  failure?: unknown;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestInfo>();
