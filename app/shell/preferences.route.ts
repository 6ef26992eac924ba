import { redirect } from "react-router";
import type { Route } from "./+types/preferences.route.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { preferenceCookies } from "./preferences.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  for (const cookie of preferenceCookies(form)) headers.append("Set-Cookie", cookie);
  return redirect(ownPath(form.get("returnTo")), { status: 303, headers });
}
