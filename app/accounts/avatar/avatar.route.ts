import { redirect, replace } from "react-router";
import type { Route } from "./+types/avatar.route.ts";
import type { AvatarNotice } from "./avatar.ts";
import { removeAvatar, setAvatar } from "./set-avatar.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

const profile = (photo: AvatarNotice) => replace(`/account/profile?photo=${photo}#photo`);

export function loader() {
  return redirect("/account/profile#photo");
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext);
  const { db, files, jobs, log } = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "remove") {
    await removeAvatar(db, jobs, id);
    return profile("removed");
  }
  const picture = form.get("picture");
  if (!(picture instanceof File) || picture.size === 0) return profile("no-file");
  const outcome = await setAvatar(
    { db, files, jobs, log, now: new Date() },
    id,
    await picture.bytes(),
  );
  return profile(outcome.ok ? "saved" : outcome.reason);
}
