import type { Endpoint } from "./endpoint.ts";
import { Refusal, refuse } from "./problem.ts";

export const apiRoot = "/api/v1";

/** HEAD is answered like GET; the server leaves the body out. */
export function findRoute(
  endpoints: readonly Endpoint[],
  { url, method }: Pick<Request, "url" | "method">,
): { endpoint: Endpoint; params: Record<string, string> } {
  const segments = new URL(url).pathname.slice(apiRoot.length + 1).split("/");
  const found = endpoints.flatMap((endpoint) => {
    const params = matchPath(endpoint.path, segments);
    return params ? [{ endpoint, params }] : [];
  });
  if (found.length === 0) refuse(404, "There is no such address. See /developers.");
  const wanted = method === "HEAD" ? "GET" : method;
  const route = found.find(({ endpoint }) => endpoint.method === wanted);
  if (route) return route;
  const allowed = found.map(({ endpoint }) => endpoint.method);
  if (allowed.includes("GET")) allowed.push("HEAD" as never);
  throw new Refusal({ status: 405, headers: { allow: allowed.join(", ") } });
}

function matchPath(path: string, given: readonly string[]): Record<string, string> | null {
  const wanted = path.slice(1).split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index]!;
    if (!part.startsWith("{")) {
      if (part !== segment) return null;
    } else params[part.slice(1, -1)] = segment;
  }
  return params;
}
