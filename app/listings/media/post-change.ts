/** Posts a form from a script. Null where the server cannot be reached or does not answer as it should. */
export async function postChange<Result>(
  address: string,
  fields: FormData | Record<string, string>,
): Promise<Result | null> {
  const body = new URLSearchParams();
  const entries = fields instanceof FormData ? fields : Object.entries(fields);
  for (const [name, value] of entries) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch(address, { method: "POST", body });
    if (!response.headers.get("content-type")?.startsWith("application/json")) return null;
    return (await response.json()) as Result | null;
  } catch {
    return null;
  }
}
