import { uploadChunkBytes } from "#app/platform/uploads/upload.ts";

export interface Uploader {
  origin: string;
  cookie: string;
}

/** Uploads a file like the page, in chunks, and returns the id of the upload. */
export async function upload(
  { origin, cookie }: Uploader,
  kind: "photo" | "document",
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const tus = { cookie, "tus-resumable": "1.0.0" };
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const created = await ask(`${origin}/uploads`, 201, {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(bytes.length),
      "upload-metadata": `filename ${base64(name)},kind ${base64(kind)}`,
    },
  });
  const path = created.headers.get("location")!;
  for (let offset = 0; offset < bytes.length; offset += uploadChunkBytes)
    await ask(`${origin}${path}`, 204, {
      method: "PATCH",
      headers: {
        ...tus,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      body: bytes.slice(offset, offset + uploadChunkBytes),
    });
  return path.split("/").at(-1)!;
}

/** Uploads a photo and adds it to the listing. */
export async function addPhoto(
  uploader: Uploader,
  listingId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const uploadId = await upload(uploader, "photo", name, bytes);
  await ask(`${uploader.origin}/account/listings/${listingId}/photos/change`, 200, {
    method: "POST",
    headers: { cookie: uploader.cookie },
    body: new URLSearchParams({ intent: "attach", upload: uploadId }),
  });
}

/** Returns the response, which must have this status. */
export async function ask(url: string, status: number, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { redirect: "manual", ...init });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return answer;
}
