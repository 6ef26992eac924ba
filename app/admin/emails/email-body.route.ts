import type { Route } from "./+types/email-body.route.ts";
import { findShownMail } from "#app/admin/emails/open-email.server.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/**
 * An email brings its styles with it, which the policy of our pages forbids. So it has an address and a policy of its own: it may
 * be styled and framed by our pages, but runs no script, loads nothing, and its links lead nowhere.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox",
].join("; ");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const mail = isId(params.id) ? await findShownMail(db, params.id) : null;
  if (!mail?.html) return notFound();
  return new Response(mail.html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}
