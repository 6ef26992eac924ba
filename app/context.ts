import { createContext } from "react-router";
import type { Hold } from "#app/accounts/sessions/hold.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Impersonation } from "#app/accounts/impersonation/impersonation.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import type { Env } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Health } from "#app/platform/health.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { Preferences } from "#app/shell/preferences.ts";
import type { ShellData } from "#app/shell/shell-data.ts";

/** Services that live as long as the process. Created once by the server and passed to every page. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
  /** For reads of what is public: in a page a replica, unless the visitor has just written. */
  replica: Db;
  /** Query results that are the same for every visitor, cached until their tables change. */
  queryCache: QueryCache;
  /** Who may see which photo. Separate from the query cache: there are many small entries. */
  photoCache: QueryCache;
  /** Interpretations, counts and suggestions for typed queries. Separate as well: they are endless and would evict the others. */
  searchCache: QueryCache;
  /** Articles as they are laid out: few and large. */
  textCache: QueryCache;
  jobs: Jobs;
  queues: JobQueues;
  files: FileStore;
  payments: PaymentProvider;
  health: Health;
}

export interface RequestInfo {
  id: string;
  ip: string;
  /** Rendered like a GET. */
  isHead?: boolean;
  /** Null for anonymous pages: those carry script hashes instead, so that they can be cached. */
  nonce: string | null;
  viewer: Viewer | null;
  /** While an administrator views the site as a member, `services.db` is read-only; the audit log is written through `auditDb`. */
  impersonation?: (Impersonation & { auditDb: Db }) | null;
  /** What the person has to do first; the viewer is null until then. */
  hold?: Hold | null;
  sessionId: string | null;
  /** Id of the viewer's latest live event at the start of the request. */
  liveNumber: number;
  preferences: Preferences;
  seenAnnouncement?: string | null;
  failure?: unknown;
  /** Something that pages need does not answer: only the error screen is rendered. */
  isAway?: boolean;
  /** The version of the announcement to show to people who have not seen it; set while rendering. */
  announcement?: string | null;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestInfo>();
/** Loads the data of the shell, for a guard that stops a request before any loader runs. */
export const shellContext = createContext<() => Promise<ShellData>>();
