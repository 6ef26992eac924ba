import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
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

// The server reads the context keys from the bundle: a key is an object, and Node's own copy of the module is another one.
export * from "#app/context.ts";

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
        onShellError: reject,
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}

/** Every fault of a page passes here once. Answers like 404 and 403 are no faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const info = context.get(requestContext);
  info.failure = error;
  context.get(servicesContext).log.error({ requestId: info.id, err: error }, "page failed");
};
