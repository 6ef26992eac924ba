import type { Route } from "./+types/listing-xml.route.ts";
import { resoXml } from "#app/admin/queues/deliverables/data-sheet.ts";
import { getDelivered } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import { servicesContext } from "#app/context.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const business = await getDelivered(db, id, new Date());
  return new Response(resoXml(business, new URL(env.APP_URL).origin), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-disposition": `attachment; filename="listing-${business.id.slice(-8)}.xml"`,
      "cache-control": "no-store",
    },
  });
}
