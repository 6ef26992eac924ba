import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entry from "#app/entry.server.tsx";
import routes from "#app/routes.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Assets = ServerBuild["assets"];

/** The whole product as React Router builds it, without the bundler. */
export async function aWholeBuild(): Promise<ServerBuild> {
  const all: Route[] = [
    { id: "root", path: "", module: withProps(await import("#app/root.tsx")) },
    ...(await routesOf(routes as RouteConfigEntry[], "root")),
  ];
  const assets = all.map(({ id, parentId, path, index, module }) => ({
    id,
    parentId,
    path,
    index,
    module: `/${id}.js`,
    imports: [],
    css: [],
    hasLoader: module.loader !== undefined,
    hasAction: module.action !== undefined,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
  }));
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(assets.map((asset) => [asset.id, asset])) as never,
      url: "/manifest-1.js",
      version: "1",
    } satisfies Assets,
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

async function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const each = entries.map(async ({ id: given, file, path, index, children }) => {
    const id = given ?? file.replace(/\.tsx?$/, "");
    const module = withProps(await import(/* @vite-ignore */ `../app/${file}`));
    const route = { id, parentId, path, index, module };
    return [route, ...(await routesOf(children ?? [], id))];
  });
  return (await Promise.all(each)).flat();
}

/** The bundler passes data to screens as props. */
function withProps(module: object): Route["module"] {
  const { default: Screen, ErrorBoundary, ...rest } = module as Route["module"];
  return {
    ...rest,
    ...(Screen && { default: withComponentProps(Screen as never) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) }),
  } as Route["module"];
}
