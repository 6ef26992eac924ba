/** What became of a form that was sent in the background. */
export type PostOutcome = "done" | "failed" | { to: string };

/**
 * Sends a form of the cards without the router, which would replace the page by an error screen if the request failed. A redirect,
 * such as to the sign-in page, is for the caller to follow.
 */
export async function postCardForm(action: string, fields: FormData): Promise<PostOutcome> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch(action, { method: "post", body });
    if (response.redirected) {
      const { pathname, search } = new URL(response.url);
      return { to: pathname + search };
    }
    // Read to its end, or the connection stays open.
    await response.text();
    return response.ok ? "done" : "failed";
  } catch {
    // Without a connection, fetch throws; the visitor is told and can try again.
    return "failed";
  }
}
