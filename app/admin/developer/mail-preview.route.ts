import type { Route } from "./+types/mail-preview.route.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { findMail } from "#app/platform/mail/mails.queries.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/**
 * An email brings its styles with it, which the policy of our pages forbids. So it has an address and a policy of its own: it may
 * be styled and framed by our pages, but runs no script, loads nothing, and its links open in a new tab.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const mail = env.mode !== "production" && isId(params.id) ? await findMail(db, params.id) : null;
  if (!mail?.html) return notFound();
  return new Response(mail.html.replace("<head>", '<head><base target="_blank">'), {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}
