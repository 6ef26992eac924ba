import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The part of S3 that we use, on loopback, with one bucket. */
export interface S3Server {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** The requests, in order: "PUT photos/a.webp". */
  requests: string[];
  /** This many of the next requests get this status. */
  failNext(times: number, status: number): void;
  stop(): Promise<void>;
}

export async function startS3Server({
  bucket = "relevo-files",
  accessKeyId = "AKIAEXAMPLE",
} = {}): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const requests: string[] = [];
  const failure = { times: 0, status: 500 };

  const server = createServer(async (request, response) => {
    const bytes = await readAll(request);
    const [, name, ...rest] = new URL(request.url!, "http://s3").pathname.split("/");
    const key = rest.join("/");
    requests.push(`${request.method} ${key}`);
    const answer = (
      status: number,
      body: Buffer | string = "",
      headers: Record<string, string> = { "content-type": "application/xml" },
    ) =>
      response
        .writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
        .end(request.method === "HEAD" ? undefined : body);
    if (!hasValidSignature(request, accessKeyId))
      return answer(403, "<Error><Code>AccessDenied</Code></Error>");
    if (failure.times > 0) {
      failure.times--;
      return answer(failure.status, "<Error><Code>InternalError</Code></Error>");
    }
    if (name !== bucket) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "HEAD" && key === "") return answer(200);
    if (request.method === "PUT") {
      objects.set(key, { bytes, contentType: request.headers["content-type"] ?? "" });
      return answer(200);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (key === "") return answer(200, listing(objects, new URL(request.url!, "http://s3")));
    const object = objects.get(key);
    if (!object) return answer(404, "<Error><Code>NoSuchKey</Code></Error>");
    const etag = `"${createHash("md5").update(object.bytes).digest("hex")}"`;
    const headers = { "content-type": object.contentType, etag };
    if ((request.headers["if-match"] ?? etag) !== etag) return answer(412);
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (!range) return answer(200, object.bytes, headers);
    const [start, end] = [Number(range[1]), Number(range[2])];
    return answer(206, object.bytes.subarray(start, end + 1), headers);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    accessKeyId,
    objects,
    requests,
    failNext: (times, status) => Object.assign(failure, { times, status }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Three at a time, so that listing takes several requests. */
function listing(objects: S3Server["objects"], { searchParams }: URL): string {
  const after = searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].toSorted().filter((key) => key > after);
  const page = keys.slice(0, 3);
  const more =
    keys.length > 3 ? `<NextContinuationToken>${page.at(-1)!}</NextContinuationToken>` : "";
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T12:00:00.000Z</LastModified></Contents>`).join("")}${more}</ListBucketResult>`;
}

function hasValidSignature(request: IncomingMessage, accessKeyId: string): boolean {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": hash } = request.headers;
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=[0-9a-f]{64}$/;
  const [, credential, signed = ""] = shape.exec(authorization) ?? [];
  return (
    credential === accessKeyId &&
    ["host", "x-amz-date"].every((name) => signed.split(";").includes(name)) &&
    Boolean(date && hash)
  );
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
