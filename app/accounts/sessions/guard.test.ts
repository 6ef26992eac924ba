import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requireDeveloper, requireRole, requireSignIn } from "./guard.server.ts";
import { viewerContext } from "./viewer-context.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext, type Services, servicesContext, shellContext } from "#app/context.ts";
import routes from "#app/routes.ts";
import { defaultPreferences } from "#app/shell/preferences.ts";
import { visitorShell } from "#app/shell/shell-data.ts";

type Guard = MiddlewareFunction<Response>;

const buyer: Viewer = {
  id: "1",
  firstName: "Priya",
  lastName: "Sharma",
  email: "priya@example.com",
  userType: "buyer",
  avatar: null,
  termsVersion: null,
  emailVerified: true,
  adminAreas: null,
};
const admin: Viewer = { ...buyer, userType: "admin" };

function aContext(viewer: Viewer | null, mode = "production") {
  const context = new RouterContextProvider();
  const request = { id: "1", ip: "::1", nonce: null, sessionId: null, liveNumber: 0 };
  context.set(requestContext, { ...request, viewer, preferences: defaultPreferences });
  context.set(servicesContext, { env: { mode } } as Services);
  context.set(shellContext, async () => ({ ...visitorShell, viewer }));
  return context;
}

/** Null if the guard lets the request through, otherwise what it throws. */
async function stop(
  guard: Guard,
  context: RouterContextProvider,
  { method = "GET", path = "/account/profile" } = {},
) {
  const url = new URL(path, "https://relevo.example");
  const args = { request: new Request(url, { method }), url, context, params: {}, pattern: path };
  try {
    await guard(args as never, async () => new Response());
    return null;
  } catch (error) {
    const thrown = error as Response & { data?: unknown; init?: ResponseInit };
    return {
      status: thrown.status ?? thrown.init?.status,
      data: thrown.data,
      location: thrown.headers?.get("location"),
    };
  }
}

describe("the account guard", () => {
  it("provides loaders and actions with the signed-in user", async () => {
    for (const method of ["GET", "POST"]) {
      const context = aContext(buyer);
      expect(await stop(requireSignIn, context, { method })).toBeNull();
      expect(context.get(viewerContext)).toBe(buyer);
    }
  });

  it("returns 401 to a visitor, with the data of the shell", async () => {
    const context = aContext(null);
    for (const method of ["GET", "HEAD"])
      expect(await stop(requireSignIn, context, { method })).toMatchObject({
        status: 401,
        data: { shell: { viewer: null, preferences: defaultPreferences } },
      });
    expect(() => context.get(viewerContext)).toThrow("No value found for context");
  });

  it("redirects a visitor's form to sign-in and back to the same page", async () => {
    const path = "/account/saved-listings?sort=price";
    expect(await stop(requireSignIn, aContext(null), { method: "POST", path })).toMatchObject({
      status: 302,
      location: "/signin?returnTo=%2Faccount%2Fsaved-listings%3Fsort%3Dprice",
    });
  });
});

describe("a role", () => {
  it("is required for reads and writes alike", async () => {
    const guard = requireRole("admin", "broker");
    for (const method of ["GET", "POST"]) {
      expect(await stop(guard, aContext(null), { method })).toMatchObject({ status: 403 });
      expect(await stop(guard, aContext(buyer), { method })).toMatchObject({
        status: 403,
        data: { shell: { viewer: buyer } },
      });
      expect(await stop(guard, aContext(admin), { method })).toBeNull();
    }
  });

  it("is required for developer tools in production only", async () => {
    expect(await stop(requireDeveloper, aContext(null))).toMatchObject({ status: 403 });
    expect(await stop(requireDeveloper, aContext(admin))).toBeNull();
    expect(await stop(requireDeveloper, aContext(null, "development"))).toBeNull();
  });
});

describe("every address is guarded", () => {
  /** Below account/ but public, for the reason that each of them states. */
  const open = new Set(["account", "account/saved-listings/resume"]);
  const guarded = chains(routes as RouteConfigEntry[]).filter(
    ({ path }) => /^(account|admin)(\/|$)/.test(path) && !open.has(path),
  );

  it("there are many below the account and the admin area", () => {
    expect(guarded.length).toBeGreaterThan(10);
  });

  it.each(guarded)("$path", async ({ path, files }) => {
    const status = path.startsWith("admin") ? 403 : 401;
    expect(await firstRefusal(files)).toMatchObject({ status });
  });
});

async function firstRefusal(files: readonly string[]) {
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ `../../${file}`)) as { middleware?: Guard[] };
    for (const guard of module.middleware ?? []) {
      const stopped = await stop(guard, aContext(null));
      if (stopped) return stopped;
    }
  }
  return null;
}

/** Every address with its layout files and its own, outermost first. */
function chains(
  entries: readonly RouteConfigEntry[],
  base = "",
  above: readonly string[] = [],
): { path: string; files: string[] }[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = [base, path].filter(Boolean).join("/");
    const files = [...above, file];
    return [...(path ? [{ path: here, files }] : []), ...chains(children ?? [], here, files)];
  });
}
