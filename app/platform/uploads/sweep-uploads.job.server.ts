import { uploadHours } from "./upload.ts";
import type { UploadStore } from "./upload-store.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const sweepUploadsJob = defineJob<object>("sweep-uploads", { schedule: "17 * * * *" });

export const sweepUploads = (uploads: UploadStore, now: Date): Promise<void> =>
  uploads.sweep(new Date(now.getTime() - uploadHours * 60 * 60 * 1000));
