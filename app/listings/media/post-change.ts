/** Why a form that a script posted has no result. Redirected: signed out, or new terms to agree to; the page itself says which. */
export type PostFailure = "unreachable" | "redirected";

/** Posts a form from a script. Files are not sent: they are uploaded on their own. */
export async function postChange<Result extends object>(
  address: string,
  fields: FormData | Record<string, string>,
): Promise<Result | PostFailure> {
  const body = new URLSearchParams();
  const entries = fields instanceof FormData ? fields : Object.entries(fields);
  for (const [name, value] of entries) if (typeof value === "string") body.append(name, value);
  try {
    // What was typed last is sent even if the page is being left.
    const response = await fetch(address, { method: "POST", body, keepalive: true });
    if (!response.headers.get("content-type")?.startsWith("application/json")) return "redirected";
    return ((await response.json()) as Result | null) ?? "redirected";
  } catch {
    return "unreachable";
  }
}
