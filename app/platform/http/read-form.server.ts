import { data } from "react-router";

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The form of a request. Anything else is the client's mistake: 415 for another media type, 400 for a malformed body. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch (error) {
    // Only the parser throws a TypeError. A body that is too large, too slow or aborted is handled by the server.
    if (!(error instanceof TypeError)) throw error;
    throw data(null, { status: 400 });
  }
}
