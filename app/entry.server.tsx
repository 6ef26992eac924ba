import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext, servicesContext } from "#app/context.ts";
import { RequestId } from "#app/shell/request-id.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { id, nonce: givenNonce } = context.get(requestContext);
  const nonce = givenNonce ?? undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={id}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestId>,
      {
        nonce,
        // Everything in its place: large parts would otherwise be moved there by inline scripts, and stay hidden without them.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError(error) {
          handleError(error, { request, context, params: {} });
        },
        onShellError(error) {
          signal.removeEventListener("abort", stop);
          reject(error);
        },
        onAllReady() {
          // A listener that stays keeps the request, and with it the whole rendered page, in memory.
          signal.removeEventListener("abort", stop);
          pipe(collect((html) => resolve(new Response(html, { status, headers }))));
        },
      },
    );
    const stop = () => abort(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** The whole page is needed before the first byte is sent (to hash, compress or cache it): a stream would only be read again. */
function collect(whenDone: (html: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(done) {
      whenDone(Buffer.concat(chunks));
      done();
    },
  });
}

/** Every fault of a page passes here once. Answers like 404 and 403 are no faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const info = context.get(requestContext);
  info.failure = error;
  context.get(servicesContext).log.error({ requestId: info.id, err: error }, "page failed");
};
