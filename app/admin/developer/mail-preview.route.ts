import type { Route } from "./+types/mail-preview.route.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { findMail } from "#app/platform/mail/mails.queries.server.ts";
import { mailResponse } from "#app/platform/mail/mail-response.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** Links open in a new tab. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const mail = env.mode !== "production" && isId(params.id) ? await findMail(db, params.id) : null;
  if (!mail?.html) return notFound();
  return mailResponse(
    mail.html.replace("<head>", '<head><base target="_blank">'),
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  );
}
