import { redirect, replace } from "react-router";
import type { Route } from "./+types/save.route.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { staysOnPage } from "#app/listings/card/card-forms.tsx";
import { pendingSaveCookie, resumeHref } from "./pending-save.ts";
import { removeSavedListing, saveListing } from "./save-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { formText } from "#app/shared/form-text.ts";

const savedListings = "/account/saved-listings";

export const loader = () => redirect(savedListings);

/** Every heart posts here. Not below the account's guard: for visitors the listing waits in a cookie until they sign in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const returnTo = ownPath(form.get("returnTo") ?? savedListings);
  const listingId = formText(form, "listingId");
  if (!isId(listingId)) notFound();
  const { viewer } = context.get(requestContext);
  if (!viewer)
    return redirect(signInHref(resumeHref(returnTo)), {
      headers: form.get("saved") === "yes" ? { "Set-Cookie": pendingSaveCookie(listingId) } : {},
    });
  const { db } = context.get(servicesContext);
  const input = { userId: viewer.id, listingId, now: new Date() };
  if (form.get("saved") === "no") await removeSavedListing(db, input);
  else {
    const outcome = await saveListing(db, input);
    if (!outcome.ok) notFound();
  }
  // With JavaScript the heart already shows the new state.
  return form.has(staysOnPage) ? Response.json({ ok: true }) : replace(returnTo);
}
