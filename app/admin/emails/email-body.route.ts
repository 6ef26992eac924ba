import type { Route } from "./+types/email-body.route.ts";
import { findShownMail } from "#app/admin/emails/open-email.server.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { mailResponse } from "#app/platform/mail/mail-response.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** Links lead nowhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const mail = isId(params.id) ? await findShownMail(db, params.id) : null;
  if (!mail?.html) return notFound();
  return mailResponse(mail.html, "sandbox");
}
