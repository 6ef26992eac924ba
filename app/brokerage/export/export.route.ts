import { Readable } from "node:stream";
import { data } from "react-router";
import type { Route } from "./+types/export.route.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { sheetFormats } from "#app/brokerage/import/files/sheet.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { exportColumns, readExportRows } from "./export-listings.server.ts";
import { sheetTypes, writeSheet } from "./write-sheet.server.ts";

const exportLimit = defineRateLimit("export-listings", { max: 30, windowMinutes: 60 });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const { id: requestId, isHead } = context.get(requestContext);
  const format = sheetFormats.find((one) =>
    url.pathname.replace(/\.data$/, "").endsWith(`.${one}`),
  )!;
  const now = new Date();
  const headers = {
    "content-type": sheetTypes[format],
    "content-disposition": `attachment; filename="relevo-listings-${now.toISOString().slice(0, 10)}.${format}"`,
    "cache-control": "private, no-store",
  };
  if (isHead) return new Response(null, { headers });
  if (!(await allowAttempt(db, exportLimit, userId, now)))
    throw data(null, { status: 429, headers: { "retry-after": "3600" } });
  await recordOwnAction(db, userId, "own-listings-exported", requestId);
  const parts = writeSheet(format, exportColumns, readExportRows(db, userId));
  return new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream<Uint8Array>, {
    headers,
  });
}
