import type { DetailedError, Upload } from "tus-js-client";
import { uploadChunkBytes, type UploadKind, uploadsPath } from "./upload.ts";

interface SendOptions {
  kind: UploadKind;
  scope: string;
  onProgress: (share: number) => void;
}

export interface Sending {
  done: Promise<string>;
  cancel: () => void;
}

export class SendError extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super(`upload failed with status ${status}`);
    this.status = status;
  }
}

const retryDelays = [500, 1500, 4000, 8000];

/** Resumes an earlier attempt with the same file, even after a reload. */
export function sendFile(file: File, { kind, scope, onProgress }: SendOptions): Sending {
  let upload: Upload | undefined;
  let isCancelled = false;
  const send = async (): Promise<string> => {
    const { Upload: TusUpload } = await load();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const started = new TusUpload(file, {
      endpoint: uploadsPath,
      chunkSize: uploadChunkBytes,
      retryDelays,
      metadata: { filename: file.name, kind },
      fingerprint: async () =>
        ["relevo", kind, scope, file.name, file.size, file.lastModified].join(":"),
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve(started.url!.split("/").at(-1)!),
      onError: (error) => reject(toSendError(error)),
    });
    upload = started;
    const [earlier] = await started.findPreviousUploads();
    if (earlier) started.resumeFromPreviousUpload(earlier);
    if (!isCancelled) started.start();
    return promise;
  };
  const done = send();
  return {
    done,
    cancel() {
      isCancelled = true;
      // If the server cannot be reached, it deletes the upload after a day.
      upload?.abort(true).catch(() => undefined);
    },
  };
}

/** Loaded with the first file: the page itself does not need it. */
const load = () => import("tus-js-client");

function toSendError(error: Error | DetailedError): SendError {
  const response = "originalResponse" in error ? error.originalResponse : null;
  return new SendError(response?.getStatus() ?? null);
}
