import type { Route } from "./+types/openapi.route.ts";
import { servicesContext } from "#app/context.ts";
import { endpoints } from "#app/programs/api/endpoints.server.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";
import { describeApi } from "./describe-api.server.ts";

export const headers = publicPage();

let described: { origin: string; file: object } | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = new URL(context.get(servicesContext).env.APP_URL);
  if (described?.origin !== origin) described = { origin, file: describeApi(endpoints, origin) };
  return Response.json(described.file, { headers: publicHeaders });
}
