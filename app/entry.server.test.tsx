import { lazy, Suspense } from "react";
import {
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";
import { requestContext, servicesContext } from "./context.ts";
import handleRequest, { handleError } from "./entry.server.tsx";

/** Renders a page like the server does and returns what was reported. */
async function render(Page: () => React.ReactNode, data: unknown = null) {
  const faults: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, { id: "r1", nonce: "n1" } as never);
  context.set(servicesContext, { log: { error: (fault: unknown) => faults.push(fault) } } as never);
  const Root = () => (
    <html lang="en">
      <body>
        <Page />
        <Scripts />
      </body>
    </html>
  );
  const ErrorBoundary = () => <html lang="en" />;
  const routes = {
    root: { id: "root", path: "", module: { default: Root, ErrorBoundary, loader: () => data } },
  };
  const manifest = { id: "root", path: "", hasLoader: true, module: "/root.js", imports: [] };
  const build = {
    entry: { module: { default: handleRequest, handleError } },
    routes,
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: manifest },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, "production")(
    new Request("http://relevo.test/"),
    context,
  );
  return { status: response.status, html: await response.text(), faults };
}

test("a page ends with its loader data, escaped for a script", async () => {
  const { html } = await render(() => <p>Bakery</p>, "</script><script>alert(1)</script>\u2028");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<body><p>Bakery<\/p>/);
  expect(html).toMatch(
    /<script nonce="n1">window\.__reactRouterContext\.streamController\.close\(\);<\/script><\/body><\/html>$/,
  );
  expect(html).toContain("\\u003c/script\\u003e");
  expect(html).not.toContain("alert(1)</script>");
  expect(html).not.toContain("\u2028");
});

test("lazy code is complete on first render", async () => {
  const Part = lazy(async () => ({ default: () => <p>Loaded</p> }));
  const { html, faults } = await render(() => (
    <Suspense>
      <Part />
    </Suspense>
  ));
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(html).toContain("<p>Loaded</p>");
  expect(html.endsWith("</body></html>")).toBe(true);
  expect(html).toContain("streamController.close()");
  expect(faults).toEqual([]);
});

test("reports a page that throws and responds with the error page", async () => {
  const { status, faults } = await render(() => {
    throw new TypeError("a mistake of ours");
  });
  expect(status).toBe(500);
  expect(faults).not.toEqual([]);
});

test("reports a part that throws inside a boundary", async () => {
  const Broken = () => {
    throw new TypeError("a mistake of ours");
  };
  const { status, html, faults } = await render(() => (
    <Suspense fallback={<p>Waiting</p>}>
      <Broken />
    </Suspense>
  ));
  expect([status, faults.length]).toEqual([200, 1]);
  expect(html).toContain("Waiting");
});
