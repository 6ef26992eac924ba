import type { Route } from "./+types/security-txt.route.ts";
import { formatSecurityTxt } from "./security-txt.ts";
import { servicesContext } from "#app/context.ts";
import { getCachedOperator } from "#app/platform/operator.server.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { queryCache, env } = context.get(servicesContext);
  const operator = await getCachedOperator(queryCache);
  return new Response(formatSecurityTxt(operator, env.APP_URL, new Date()), {
    headers: { ...publicHeaders, "content-type": "text/plain; charset=utf-8" },
  });
}
