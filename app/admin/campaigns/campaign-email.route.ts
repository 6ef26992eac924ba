import type { Route } from "./+types/campaign-email.route.ts";
import { servicesContext } from "#app/context.ts";
import { campaignEmail } from "#app/messages/campaigns/campaign-email.ts";
import {
  findCampaign,
  listCampaignListingIds,
  listPresentable,
} from "#app/messages/campaigns/campaigns.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { mailResponse } from "#app/platform/mail/mail-response.ts";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import { getOperator } from "#app/platform/operator.server.ts";

/** What a subscriber would get now; the links lead nowhere. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const campaign = isId(id) ? await findCampaign(db, id) : null;
  if (!campaign) return notFound();
  const cards = await listPresentable(db, await listCampaignListingIds(db, id), new Date());
  const links = { chooseUrl: env.APP_URL, unsubscribeUrl: env.APP_URL };
  const content = campaignEmail({ ...campaign, cards }, links);
  const { html } = renderEmail(content, await getOperator(db), env.APP_URL);
  return mailResponse(html, "sandbox allow-same-origin", `img-src ${new URL(env.APP_URL).origin}`);
}
