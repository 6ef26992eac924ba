import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ActionFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, type Services, servicesContext } from "#app/context.ts";
import { createId } from "#app/platform/db/id.ts";
import routes from "#app/routes.ts";
import { defaultPreferences } from "#app/shell/preferences.ts";

/** Forms without fields: pressing the button is the whole input. */
const formless = new Set([
  "accounts/signin/signout.route.ts",
  // Accepts JSON, and authenticates first.
  "payments/checkout/create-checkout-session.route.ts",
]);

interface Malformed {
  body: string;
  type: string;
  status: number;
}

const malformed: Record<string, Malformed> = {
  JSON: { body: "{}", type: "application/json", status: 415 },
  "plain text": { body: "a=b", type: "text/plain", status: 415 },
  "a multipart form without its boundary": { body: "a", type: "multipart/form-data", status: 400 },
  "a broken multipart form": {
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
    type: "multipart/form-data; boundary=x",
    status: 400,
  },
};

/** One address per module. */
const files = new Map(addressesOf(routes as RouteConfigEntry[]));
const actions = (
  await Promise.all(
    [...files].map(async ([file, address]) => {
      const module = (await import(/* @vite-ignore */ `../app/${file}`)) as {
        action?: ActionFunction;
      };
      return module.action && !formless.has(file) ? [{ file, address, action: module.action }] : [];
    }),
  )
).flat();

it("there are many actions to try", () => {
  expect(actions.length).toBeGreaterThan(12);
});

describe.each(Object.entries(malformed))("%s", (_what, { body, type, status }) => {
  it.each(actions)(
    `$file rejects it with ${status}, before any work`,
    async ({ action, address }) => {
      const url = new URL(address, "https://relevo.example/");
      const headers = { "content-type": type };
      const request = new Request(url, { method: "POST", body, headers });
      const args = { request, url, context: aContext(), params: { id: createId() }, pattern: "/" };
      const outcome = async () => action(args as never);
      await expect(outcome()).rejects.toMatchObject({ init: { status } });
    },
  );
});

/** A signed-in person, and services that fail as soon as they are used. */
function aContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  const unusable = new Proxy(
    {},
    {
      get(_target, name) {
        throw new Error(`${String(name)} was used`);
      },
    },
  );
  const services = { env: {}, log: unusable, db: unusable, jobs: unusable, files: unusable };
  const viewer = {
    id: createId(),
    firstName: "Priya",
    lastName: "Sharma",
    email: "priya@example.com",
    userType: "buyer" as const,
    avatar: null,
    termsVersion: null,
    emailVerified: true,
    adminAreas: null,
  };
  context.set(servicesContext, services as unknown as Services);
  context.set(viewerContext, viewer);
  context.set(requestContext, {
    id: "1",
    ip: "::1",
    nonce: null,
    viewer,
    sessionId: null,
    liveNumber: 0,
    preferences: defaultPreferences,
  });
  return context;
}

function addressesOf(entries: readonly RouteConfigEntry[], base = ""): [string, string][] {
  return entries.flatMap(({ file, path, children }) => {
    const address = path ? `${base}/${path}` : base;
    return [[file, address] as [string, string], ...addressesOf(children ?? [], address)];
  });
}
