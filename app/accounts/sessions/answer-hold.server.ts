import { redirect, type RouterContextProvider } from "react-router";
import { acceptPage, setUpPage } from "#app/accounts/sessions/hold.ts";
import { impersonationRefused } from "#app/accounts/impersonation/refuse-impersonation.server.ts";
import { requestContext } from "#app/context.ts";

export async function answerHold(
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<void> {
  switch (context.get(requestContext).hold) {
    case "impersonation":
      throw await impersonationRefused(context, "change");
    case "two-factor":
      throw redirect(setUpPage);
    case "terms":
      throw redirect(`${acceptPage}?returnTo=${encodeURIComponent(pathname)}`, 303);
  }
}
