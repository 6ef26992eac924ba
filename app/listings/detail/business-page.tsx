import { and, eq, or } from "drizzle-orm";
import { data, Outlet } from "react-router";
import type { Route } from "./+types/business-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isPublicListing } from "#app/listings/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isId } from "#app/platform/db/id.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage("listings", "listing_categories", "listing_media", "users");

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? "Business") },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(params.id)) throw data(null, { status: 404 });
  const seen = or(
    isPublicListing(new Date()),
    eq(listings.status, "sold"),
    ...(viewer ? [eq(listings.ownerId, viewer.id)] : []),
  );
  const [listing] = await db
    .select({ title: listings.title, description: listings.description })
    .from(listings)
    .where(and(eq(listings.id, params.id), seen));
  if (!listing) throw data(null, { status: 404 });
  return listing;
}

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-10 py-10 lg:grid-cols-[1fr_24rem]">
      <div>
        <h1 className="display text-3xl">{loaderData.title}</h1>
        <p className="mt-4 text-ink-2">{loaderData.description}</p>
      </div>
      <aside>
        <Outlet />
      </aside>
    </div>
  );
}
