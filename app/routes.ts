import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  index("listings/home/home-page.tsx"),

  route("signin", "accounts/signin/signin-page.tsx"),
  route("signin/two-factor", "accounts/signin/second-step-page.tsx"),
  route("signout", "accounts/signin/signout-page.tsx"),
  route("confirm-email", "accounts/email-confirmation/confirm-email-page.tsx"),
  route("forgot-password", "accounts/password-reset/forgot-password-page.tsx"),
  route("reset-password", "accounts/password-reset/reset-password-page.tsx"),
  route("account/security", "accounts/security/security-page.tsx"),
  route("account/security/two-factor", "accounts/two-factor/two-factor-page.tsx"),
  route("preferences", "shell/preferences-page.tsx"),

  route("dev/ui", "ui/gallery-page.tsx"),
  route("dev/mail", "admin/developer/mailbox-page.tsx"),

  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
