import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { isPublicAddress } from "./public-address.ts";

/**
 * The resolver of a connection: it connects to the addresses checked here, so a name cannot resolve elsewhere on use. Rejects
 * a name if any of its addresses is not public. Asks the name server itself: `dns.lookup` would hold one of Node's four threads
 * for as long as somebody's name server likes.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  resolveThen(hostname, (error, found) => {
    if (error) callback(error, "");
    else if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  });

async function resolvePublic(hostname: string) {
  // A new one reads the list of name servers again.
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const found = answers.flatMap((answer, at) =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
      : [],
  );
  if (found.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
  if (!found.every(({ address }) => isPublicAddress(address))) throw new NotPublic(hostname);
  return found;
}

const resolveThen = callbackify(resolvePublic);

export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} does not lead to a public address`);
  }
}
