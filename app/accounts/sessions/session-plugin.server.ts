import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const body = z.object({ userId: z.string(), ipAddress: z.string(), userAgent: z.string() });

/**
 * Starts a session for a person who has been authenticated. The library's own sign-in supports a password only; ours may require
 * a second step first. We pass the network address, because the library would trust a forwarding header.
 */
export const sessionPlugin = {
  id: "relevo-sessions",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: "POST", body }, async (ctx) => {
      const { userId, ...device } = ctx.body;
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      // Also null for a deactivated person: see the hook in auth.server.ts.
      const session = user && (await internalAdapter.createSession(userId, false, device));
      if (!session) throw new APIError("FORBIDDEN");
      await setSessionCookie(ctx, { session, user }, false);
      return ctx.json({ sessionId: session.id });
    }),
  },
} satisfies BetterAuthPlugin;
