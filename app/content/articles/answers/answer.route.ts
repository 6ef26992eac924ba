import { data, redirect } from "react-router";
import type { Route } from "./+types/answer.route.ts";
import { answerArticle } from "./answer-article.server.ts";
import { visitorToday } from "#app/browsing/visits/visit-counter.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";

export const loader = () => redirect("/resources");

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const form = await readForm(request);
  const articleId = formText(form, "article");
  const helped = formText(form, "helped");
  if (!isId(articleId)) return notFound();
  if (helped !== "yes" && helped !== "no") throw data(null, { status: 400 });
  const now = new Date();
  const userAgent = request.headers.get("user-agent") ?? "";
  const visitor = visitorToday(env.SESSION_SECRET, now, {
    ip,
    userAgent,
    viewerId: viewer?.id ?? null,
  });
  const outcome = await answerArticle(db, {
    articleId,
    helped: helped === "yes",
    visitor,
    ip,
    now,
  });
  if (!outcome.ok)
    return outcome.reason === "not-found" ? notFound() : data({ ok: false }, { status: 429 });
  const isScripted = new URL(request.url).pathname.endsWith(".data");
  return isScripted ? { ok: true } : redirect(`${outcome.path}?answered#answer`, 303);
}
