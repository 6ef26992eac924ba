import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { answerHold } from "./guard.server.ts";
import { requestContext, shellContext } from "#app/context.ts";
import { defaultPreferences } from "#app/shell/preferences.ts";
import { visitorShell } from "#app/shell/shell-data.ts";
import type { Hold } from "./hold.ts";

async function answerTo(hold: Hold | null) {
  const context = new RouterContextProvider();
  context.set(shellContext, async () => visitorShell);
  context.set(requestContext, {
    id: "1",
    ip: "::1",
    nonce: null,
    viewer: null,
    hold,
    sessionId: null,
    liveNumber: 0,
    preferences: defaultPreferences,
  });
  return answerHold(context, "/account/profile").then(
    () => null,
    (answer: unknown) => answer,
  );
}

test("redirects to the required step", async () => {
  expect(await answerTo(null)).toBeNull();
  const location = async (hold: Hold) =>
    ((await answerTo(hold)) as Response).headers.get("location");
  expect(await location("two-factor")).toBe("/account/security/two-factor");
  expect(await location("terms")).toBe("/account/terms?returnTo=%2Faccount%2Fprofile");
  expect(await answerTo("impersonation")).toMatchObject({ init: { status: 403 } });
});
