import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("listings/home/home-page.tsx"),
  route("preferences", "shell/preferences-page.tsx"),
  route("dev/ui", "ui/gallery-page.tsx"),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
