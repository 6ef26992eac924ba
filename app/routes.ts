import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("shell/home-page.tsx"),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
