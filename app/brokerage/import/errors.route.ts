import type { Route } from "./+types/errors.route.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { findImport, readErrors } from "./imports.queries.server.ts";

/** One line for each error, to mend the file beside it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const found = isId(id) ? await findImport(db, userId, id) : null;
  if (!found) notFound();
  const columns = {
    Row: ({ line }: ErrorLine) => line,
    Reference: ({ reference }: ErrorLine) => reference,
    Column: ({ column }: ErrorLine) => column,
    Error: ({ message }: ErrorLine) => message,
  };
  return csvResponse("import-errors", new Date(), columns, readErrors(db, found.id));
}

type ErrorLine = Awaited<ReturnType<ReturnType<typeof readErrors>["next"]>>["value"] & object;
