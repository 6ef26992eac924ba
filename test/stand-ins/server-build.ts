import { sql } from "drizzle-orm";
import {
  data,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { sessionCookieName } from "#app/accounts/sessions/session-cookie.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import * as context from "#app/context.ts";
import { handleError } from "#app/entry.server.tsx";
import { publicPage } from "#app/shared/public-page.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
interface Page {
  /** Undefined for an address without a screen. */
  default?: undefined;
  loader?: (args: Args) => unknown;
  action?: (args: Args) => unknown;
  headers?: (args: { errorHeaders?: Headers | undefined }) => HeadersInit;
}

/** A replica, like the read-only database, refuses writes. */
async function whereItReads({ context: given }: Args) {
  const { db, replica } = given.get(context.servicesContext);
  const nameOf = async (asked: Db) => {
    const { rows } = await asked.execute(
      sql`select 1 where current_setting('transaction_read_only') = 'on'`,
    );
    return rows.length > 0 ? "replica" : "primary";
  };
  return `db: ${await nameOf(db)}, replica: ${await nameOf(replica)}`;
}

const viewerOf = ({ context: given }: Args) => given.get(context.requestContext).viewer;

/** A handful of pages, each with one trait that the server has to handle. */
const pages: Record<string, Page> = {
  public: {
    loader: async ({ context: given, request }) => {
      const info = given.get(context.requestContext);
      const { preferences } = info;
      info.announcement = "v1";
      const settings = await given.get(context.servicesContext).db.select().from(siteSettings);
      return {
        url: request.url,
        preferences,
        settings: settings.map(({ key, value }) => [key, value]),
      };
    },
    headers: publicPage("page"),
  },
  "public-reads": { loader: whereItReads, headers: publicPage() },
  "private-reads": { loader: whereItReads, action: whereItReads },
  "business/:id": { loader: () => ({}), headers: publicPage() },
  private: { loader: (args) => ({ viewer: viewerOf(args)?.email ?? null }) },
  cookie: {
    loader: () => data({}, { headers: { "set-cookie": "theme=dark; Path=/" } }),
    headers: publicPage(),
  },
  broken: {
    loader: () => {
      throw new TypeError("a mistake of ours");
    },
    headers: publicPage(),
  },
  away: {
    loader: () => {
      throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    },
    headers: publicPage(),
  },
  forbidden: {
    loader: () => {
      throw data(null, { status: 403 });
    },
  },
  interrupted: { loader: () => ({}), headers: publicPage() },
  slow: {
    // Ends when the client disconnects, like a cancelled query.
    loader: ({ request }) =>
      new Promise((_resolve, reject) =>
        request.signal.addEventListener("abort", () => reject(new Error("nobody waits"))),
      ),
  },
  preview: {
    default: undefined,
    loader: () =>
      new Response("<p>An email</p>", {
        headers: {
          "content-type": "text/html",
          "content-security-policy": "default-src 'none'; sandbox",
        },
      }),
  },
  "signs-in": {
    action: () =>
      data(
        {},
        { headers: { "set-cookie": `${sessionCookieName("http://localhost")}=new; Path=/` } },
      ),
  },
  echo: { action: async ({ request }) => ({ length: (await request.text()).length }) },
};

/** A build of the pages like React Router's, without the bundler. */
export function aServerBuild(): ServerBuild {
  const route = (id: string, path: string, module: Page, parentId?: string) => ({
    id,
    path,
    ...(parentId && { parentId }),
    module: { default: () => null, ...module },
  });
  const routes = {
    root: route("root", "", {}),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, route(name, name, page, "root")]),
    ),
    missing: route(
      "missing",
      "*",
      {
        loader: () => {
          throw data(null, { status: 404 });
        },
      },
      "root",
    ),
  };
  const build = {
    entry: { module: { ...context, handleError, default: render } },
    routes,
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    assetsBuildDirectory: "",
    publicPath: "/",
    basename: "/",
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    allowedActionOrigins: false,
  };
  return build as unknown as ServerBuild;
}

async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  // Aborted by a disconnecting client, like React: the partial page keeps its status.
  if (new URL(request.url).pathname === "/interrupted")
    await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
  headers.set("content-type", "text/html; charset=utf-8");
  const { nonce } = given.get(context.requestContext);
  const { loaderData, actionData } = entry.staticHandlerContext;
  const state = JSON.stringify({ loaderData, actionData }).replaceAll("<", "\\u003c");
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return new Response(
    `<!doctype html><html><body><main>${state}</main><script${attribute}>window.state = 1;</script><script type="application/ld+json">{"@type":"Thing"}</script></body></html>`,
    { status, headers },
  );
}
