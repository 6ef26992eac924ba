import type { Viewer } from "#app/accounts/viewer.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import {
  loadBusinesses,
  loadConversations,
  type Loaded,
  loadUsers,
  testConnection,
} from "#app/admin/developer/data-store.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";

export interface CheckResult {
  label: string;
  ms: number;
  loaded: Loaded | null;
}

export async function runChecks(db: Db, log: Log, viewer: Viewer | null): Promise<CheckResult[]> {
  const mayRead = (path: string) =>
    viewer?.userType === "admin" && canOpenAdminPath(viewer.adminAreas, path);
  const checks: [string, () => Promise<Loaded>][] = [
    ["Connection", () => testConnection(db)],
    ["Businesses", () => loadBusinesses(db, mayRead("/admin/listings"))],
    ["Users", () => loadUsers(db, mayRead("/admin/users"))],
    ["Conversations", () => loadConversations(db, mayRead("/admin/conversations"))],
  ];
  const results: CheckResult[] = [];
  for (const [label, run] of checks) {
    const started = performance.now();
    const loaded = await run().catch((error: unknown) => {
      log.warn({ err: error, test: label }, "a test of the data store failed");
      return null;
    });
    results.push({ label, ms: Math.round(performance.now() - started), loaded });
  }
  return results;
}
