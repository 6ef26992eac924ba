import { data, redirect } from "react-router";
import type { Route } from "./+types/report-pdf.route.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { clientHref } from "#app/brokerage/clients/client.ts";
import { findClient } from "#app/brokerage/clients/clients.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { parseReportName } from "#app/market/reports/market-report.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { findAttachment } from "#app/platform/mail/mails.queries.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { loadReport } from "./load-report.server.ts";
import { makeOwnerReport } from "./make-owner-report.server.ts";
import { monthOf } from "./owner-report.ts";
import { findReport } from "./reports.queries.server.ts";

const previewLimit = defineRateLimit("reportPreview", { max: 60, windowMinutes: 60 });

/** As it was sent, or as it would be sent now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: brokerId, userType } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const now = new Date();
  const month = parseReportName(url.searchParams.get("month") ?? "");
  const client =
    userType === "broker" && isId(params.id) && month && month <= monthOf(now)
      ? await findClient(db, params.id, brokerId)
      : null;
  if (!client || !month) return notFound();
  const report = await findReport(db, client.id, month);
  const sent = report?.mailId ? await findAttachment(db, report.mailId) : null;
  if (sent) return answer(sent.bytes, month);
  if (!(await allowAttempt(db, previewLimit, brokerId, now))) throw data(null, { status: 429 });
  const loaded = await loadReport(db, client, { month, note: report?.note ?? "", now });
  if (!loaded) throw redirect(`${clientHref(client.id)}?problem=nothing`);
  const bytes = await makeOwnerReport(brokerId, loaded);
  if (!bytes) throw redirect(`${clientHref(client.id)}?problem=busy`);
  return answer(bytes, month);
}

const answer = (bytes: Uint8Array, month: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="report-${month.slice(0, 7)}.pdf"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
