import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext, servicesContext } from "#app/context.ts";
import { RequestId } from "#app/shell/request-id.ts";
import { manifestFor } from "#app/site-manifest.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { id, nonce: givenNonce } = context.get(requestContext);
  const nonce = givenNonce ?? undefined;
  const data = await dataScripts(entry, nonce);
  const manifest = manifestFor(entry.manifest, entry.staticHandlerContext.matches);
  const page = (
    <RequestId value={id}>
      <ServerRouter
        context={{ ...entry, manifest, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </RequestId>
  );
  const html = renderAtOnce(page) ?? (await renderWaiting(page, request, context, nonce));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const whole = entry.renderMeta?.didRenderScripts
    ? html.slice(0, -documentEnd.length) + data + documentEnd
    : html;
  return new Response(Buffer.from(whole), { status, headers });
}

const documentEnd = "</body></html>";

/** Loader data for the browser. ServerRouter would write the same scripts, but only by suspending, which `renderAtOnce` cannot. */
async function dataScripts(entry: EntryContext, nonce: string | undefined): Promise<string> {
  const open = nonce === undefined ? "<script>" : `<script nonce="${nonce}">`;
  const encoded = JSON.stringify(await new Response(entry.serverHandoffStream).text()).replace(
    /[&><\u2028\u2029]/g,
    escapeInScript,
  );
  return `${open}window.__reactRouterContext.streamController.enqueue(${encoded});</script>${open}window.__reactRouterContext.streamController.close();</script>`;
}

function escapeInScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A third faster than a stream, but fails for errors and unloaded lazy code: `renderWaiting` renders those pages again. */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(unfinishedPart) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

const unfinishedPart = "<!--$!-->";

function renderWaiting(
  page: ReactNode,
  request: Request,
  context: RouterContextProvider,
  nonce: string | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Everything in its place: React would otherwise move large parts there with inline scripts and hide them without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        handleError(error, { request, context, params: {} });
      },
      onShellError(error) {
        signal.removeEventListener("abort", stop);
        reject(error);
      },
      onAllReady() {
        // A remaining listener would keep the request, and with it the rendered page, in memory.
        signal.removeEventListener("abort", stop);
        resolve(text(pipe(new PassThrough())));
      },
    });
    const stop = () => abort(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Every error of a page passes here once. Responses like 404 and 403 are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const info = context.get(requestContext);
  info.failure = error;
  context.get(servicesContext).log.error({ requestId: info.id, err: error }, "page failed");
};
