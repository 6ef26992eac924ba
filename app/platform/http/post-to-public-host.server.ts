import { request } from "node:https";
import { lookupPublic } from "./lookup-public.server.ts";

const patienceMs = 10_000;

export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>;

/** The caller has checked the URL with `isPublicUrl`: a number in place of a name is not looked up. Follows no redirect. */
export const postToPublicHost: Post = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        lookup: lookupPublic,
        signal: AbortSignal.timeout(patienceMs),
      },
      (response) => {
        // The body is irrelevant, and may be endless.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
