import type { Services } from "#app/context.ts";
import type { Database } from "#app/platform/db/db.ts";
export async function loadDemonstration(_services: Services, _database: Database): Promise<void> {}
