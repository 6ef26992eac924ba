import { data } from "react-router";
import type { Route } from "./+types/article-preview.route.ts";
import { previewOf } from "./preview-of.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";

export const loader = () => {
  throw data(null, { status: 405 });
};

/** JSON, because a script asks for it after every pause in typing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  const { id } = context.get(viewerContext);
  const preview = await previewOf(db, id, formText(form, "body"), request.signal);
  const headers = { "cache-control": "private, no-store" };
  return Response.json(preview, { status: "problem" in preview ? 422 : 200, headers });
}
