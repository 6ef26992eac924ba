import { lookup } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "#app/platform/http/public-address.ts";

const patienceMs = 10_000;

export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>;

/** Connects to the checked address, so that the name cannot resolve elsewhere on use. Follows no redirect. */
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

/** The resolver of the connection. Rejects a name if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inner = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error) callback(error, "");
    else if (inner || addresses.length === 0)
      callback(new Error(`${hostname} does not lead to a public address`), "");
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
