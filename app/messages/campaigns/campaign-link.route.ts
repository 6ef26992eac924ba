import { redirect } from "react-router";
import type { Route } from "./+types/campaign-link.route.ts";
import { isBot, isPrefetch } from "#app/browsing/visits/visit.ts";
import { visitorToday } from "#app/browsing/visits/visit-counter.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { followLink, findLinked } from "./follow-link.server.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** Counted like a view: once per visitor and day, without bots and prefetches. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { campaignId, listingId } = params;
  const { db, env } = context.get(servicesContext);
  const { ip, isHead, impersonation, viewer } = context.get(requestContext);
  const link = { campaignId, listingId };
  const listing = isId(campaignId) && isId(listingId) ? await findLinked(db, link) : null;
  if (!listing) notFound();
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? "";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? undefined;
  const isCounted = !isHead && !impersonation && !isBot(userAgent) && !isPrefetch(purpose);
  if (isCounted) {
    const now = new Date();
    const who = { ip, userAgent, viewerId: viewer?.id ?? null };
    await followLink(db, link, visitorToday(env.SESSION_SECRET, now, who), now);
  }
  return redirect(listingHref(listing), { headers: { "cache-control": "no-store" } });
}
