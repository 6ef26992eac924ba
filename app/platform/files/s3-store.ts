import { AwsClient } from "aws4fetch";
import type { Env } from "#app/platform/env.ts";
import { assertKey, type FileStore } from "#app/platform/files/file-store.ts";

export function createS3Store(env: Env): FileStore {
  const client = new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    region: env.S3_REGION,
    service: "s3",
  });
  const bucket = `${env.S3_ENDPOINT!.replace(/\/$/, "")}/${env.S3_BUCKET}`;
  const ask = async (method: string, key: string, init: RequestInit = {}) => {
    if (key) assertKey(key);
    const response = await client.fetch(`${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...init,
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`file store answered ${response.status} to ${method} ${key}`);
  };
  return {
    async put(key, bytes, contentType) {
      const response = await ask("PUT", key, {
        body: bytes as BodyInit,
        headers: { "content-type": contentType },
      });
      if (!response.ok) throw new Error(`the bucket ${env.S3_BUCKET} does not exist`);
    },
    async get(key) {
      const response = await ask("GET", key);
      if (!response.ok || !response.body) return null;
      return { size: Number(response.headers.get("content-length")), body: response.body };
    },
    async delete(key) {
      await ask("DELETE", key);
    },
    async ping() {
      const response = await ask("HEAD", "");
      if (!response.ok) throw new Error(`the bucket ${env.S3_BUCKET} does not exist`);
    },
  };
}
