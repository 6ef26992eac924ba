import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  index("listings/home/home-page.tsx"),

  route("signin", "accounts/signin/signin-page.tsx"),
  route("signout", "accounts/signin/signout-page.tsx"),
  route("preferences", "shell/preferences-page.tsx"),

  route("dev/ui", "ui/gallery-page.tsx"),
  route("dev/mail", "admin/developer/mailbox-page.tsx"),

  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
