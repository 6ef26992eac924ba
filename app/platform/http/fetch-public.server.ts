import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { lookupPublic } from "./lookup-public.server.ts";
import { isPublicUrl } from "./public-url.ts";

const patienceMs = 30_000;
const maxRedirects = 4;

interface FetchOptions {
  maxBytes: number;
  headers?: Record<string, string>;
}

export type Fetched =
  | { ok: true; status: number; body: Buffer; headers: IncomingMessage["headers"] }
  /** The message is a sentence for the person who gave the address. */
  | { ok: false; message: string; canRetry: boolean };

export type Fetch = (address: string, options: FetchOptions) => Promise<Fetched>;

/**
 * Reads what somebody else's address answers. Connects only to public addresses, checked at connect, also after each
 * redirect, and stops at a size and a time, whatever the server sends.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(patienceMs);
  let url = address;
  for (let step = 0; step <= maxRedirects; step++) {
    if (!isPublicUrl(url)) return { ok: false, message: notPublic, canRetry: false };
    const response = await get(url, options, signal).catch(explain);
    if (!("redirect" in response)) return response;
    url = URL.parse(response.redirect, url)?.href ?? "";
  }
  return { ok: false, message: "The address redirects too often.", canRetry: false };
}

const notPublic =
  "The address must begin with https://, name a public site, and hold no port and no password.";

const explain = (error: Error): Fetched => ({
  ok: false,
  message:
    error.name === "TimeoutError" || error.name === "AbortError"
      ? "The address did not answer in time."
      : error instanceof TooManyBytes
        ? "What the address sends is too large."
        : "The address could not be reached.",
  canRetry: !(error instanceof TooManyBytes),
});

class TooManyBytes extends Error {}

const get = (
  url: string,
  { maxBytes, headers }: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched | { redirect: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      // Compressed answers would have to be unpacked within limits of their own.
      { headers: { ...headers, "accept-encoding": "identity" }, lookup: lookupPublic, signal },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const isRedirect = [301, 302, 303, 307, 308].includes(status);
        if (isRedirect && answered.location) {
          response.destroy();
          resolve({ redirect: answered.location });
          return;
        }
        readBody(response, maxBytes).then(
          (body) => resolve({ ok: true, status, body, headers: answered }),
          reject,
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new TooManyBytes();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
