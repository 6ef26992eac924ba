import { data } from "react-router";
import { requestContext, servicesContext } from "#app/context.ts";
import { parseChanges } from "./check-changes.ts";
import type { SaveAnswer } from "./use-autosave.tsx";
import { saveListingFields } from "./save-listing-fields.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { Route } from "./+types/save-fields.route.ts";
import { formText } from "#app/shared/form-text.ts";

export const loader = () => {
  throw data(null, { status: 405 });
};

/** Autosave of the wizard and the edit page. Returns JSON, because a script sends it, even while a page closes. */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, id: requestId } = context.get(requestContext);
  if (!viewer) return answer({ ok: false, reason: "signed-out" }, 401);
  const form = await readForm(request);
  const listingId = formText(form, "listingId");
  const changes = parseChanges(form.get("changes"));
  if (!changes) return answer({ ok: false, reason: "malformed" }, 400);
  if (!isId(listingId)) return answer({ ok: false, reason: "not-found" }, 404);
  const outcome = await saveListingFields(context.get(servicesContext).db, {
    listingId,
    ownerId: viewer.id,
    changes,
    step: stepOf(form.get("step")),
    seen: formText(form, "seen") || null,
    now: new Date(),
    requestId,
  });
  return answer(outcome, outcome.ok ? 200 : 404);
}

const stepOf = (text: FormDataEntryValue | null): number | null =>
  text === "1" || text === "2" || text === "3" ? Number(text) : null;

const answer = (body: SaveAnswer, status: number): Response =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
