/** A redirect leads to the sign-in page or to new terms: follow it, so that the person sees why. */
export type Posted<Result> =
  | { state: "answered"; result: Result }
  | { state: "redirected"; to: string }
  | { state: "refused" }
  | { state: "unreachable" };

/** Browsers reject more than this in requests that outlive their page. */
const keepaliveLength = 60_000;

/** Without the router, which would replace the page by an error screen if the request failed. Omits files. */
export async function postForm<Result>(
  address: string,
  fields: FormData | Record<string, string>,
  signal?: AbortSignal,
): Promise<Posted<Result>> {
  const body = new URLSearchParams();
  const entries = fields instanceof FormData ? fields : Object.entries(fields);
  for (const [name, value] of entries) if (typeof value === "string") body.append(name, value);
  // Sends the latest input even if the page is being left.
  const keepalive = body.toString().length < keepaliveLength;
  try {
    const response = await fetch(address, {
      method: "POST",
      body,
      keepalive,
      ...(signal && { signal }),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (response.redirected) {
      const { pathname, search } = new URL(response.url);
      return { state: "redirected", to: pathname + search };
    }
    // Read to its end, or the connection stays open.
    const text = await response.text();
    const result = isJson ? (JSON.parse(text) as Result | null) : null;
    return result === null ? { state: "refused" } : { state: "answered", result };
  } catch {
    return { state: "unreachable" };
  }
}
