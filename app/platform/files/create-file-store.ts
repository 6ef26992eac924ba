import type { Env } from "#app/platform/env.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createS3Store } from "#app/platform/files/s3-store.ts";

export function createFileStore(env: Env): FileStore {
  return env.S3_BUCKET ? createS3Store(env) : createDiskStore(`${env.DATA_DIR}/files`);
}
