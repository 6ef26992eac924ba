import { AwsClient } from "aws4fetch";
import type { Env } from "#app/platform/env.ts";
import { assertKey, type FileStore, isKey, readInParts } from "#app/platform/files/file-store.ts";

export function createS3Store(env: Env): FileStore {
  const client = new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    region: env.S3_REGION,
    service: "s3",
    // The library would retry ten times, for up to a minute, while people wait; jobs have their own retries.
    retries: 3,
  });
  const bucket = `${env.S3_ENDPOINT!.replace(/\/$/, "")}/${env.S3_BUCKET}`;
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await client.fetch(`${bucket}/${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      redirect: "error",
      ...init,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`file store answered ${response.status} to ${method} ${path}`);
  };
  const missing = () => new Error(`the bucket ${env.S3_BUCKET} does not exist`);
  return {
    async put(key, bytes, contentType) {
      assertKey(key);
      const headers = { "content-type": contentType };
      if (!(await ask("PUT", key, { body: bytes as BodyInit, headers }))) throw missing();
    },
    async get(key) {
      assertKey(key);
      const found = await ask("HEAD", key);
      if (!found) return null;
      const ifMatch: Record<string, string> = {};
      const etag = found.headers.get("etag");
      if (etag) ifMatch["if-match"] = etag;
      return readInParts(Number(found.headers.get("content-length")), async (start, length) => {
        const range = `bytes=${start}-${start + length - 1}`;
        const part = await ask("GET", key, { headers: { range, ...ifMatch } });
        if (!part) throw new Error(`${key} was deleted while it was read`);
        return new Uint8Array(await part.arrayBuffer());
      });
    },
    async delete(key) {
      assertKey(key);
      await ask("DELETE", key);
    },
    async *list() {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const query = new URLSearchParams({ "list-type": "2" });
        if (token) query.set("continuation-token", token);
        const response = await ask("GET", `?${query.toString()}`);
        if (!response) throw missing();
        const page = await response.text();
        for (const [, file] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = /<Key>([^<]*)</.exec(file!)?.[1] ?? "";
          const storedAt = new Date(/<LastModified>([^<]*)</.exec(file!)?.[1] ?? Date.now());
          if (isKey(key)) yield { key, storedAt };
        }
        token = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
      }
    },
    async ping() {
      if (!(await ask("HEAD", ""))) throw missing();
    },
  };
}
