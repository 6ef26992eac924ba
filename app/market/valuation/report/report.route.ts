import { data, redirect } from "react-router";
import type { Route } from "./+types/report.route.ts";
import { makeReport } from "./make-report.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { valuationHref } from "#app/market/valuation/answers/answers.ts";
import { readAnswers } from "#app/market/valuation/answers/read-answers.server.ts";
import { loadValuation } from "#app/market/valuation/load-valuation.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

const reportLimit = defineRateLimit("valuationReport", {
  max: 30,
  windowMinutes: 60,
  perAddress: true,
});

/** The report of the valuation with the same answers. Answers that lead to none lead back to the form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { ip, preferences, isHead } = context.get(requestContext);
  const now = new Date();
  const read = await readAnswers(services, url.searchParams, preferences.currency);
  const answers = { ...read.answers, listing: null };
  const href = valuationHref(answers);
  const loaded = read.isComplete ? await loadValuation(services, answers, now) : null;
  if (!loaded?.ok) return redirect(read.isAsked ? `/valueright${url.search}` : "/valueright");
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="valuation.pdf"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  };
  if (isHead) return new Response(null, { headers });
  if (!(await allowAttempt(services.db, reportLimit, ip, now))) throw data(null, { status: 429 });
  const madeOn = formatDate(now, { format: "long" });
  const report = { view: loaded.view, url: services.env.APP_URL + href, madeOn };
  const bytes = await makeReport(ip, report);
  if (!bytes) throw data(null, { status: 503 });
  return new Response(new Uint8Array(bytes), { headers });
}
