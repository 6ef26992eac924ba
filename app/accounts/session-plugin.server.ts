import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const body = z.object({ userId: z.string(), ipAddress: z.string(), userAgent: z.string() });

/**
 * Begins a session for somebody who has proved who they are. The library's own way in knows a password only; ours may ask
 * for a second step first. The address is given by us: the library would believe a forwarding header.
 */
export const sessionPlugin = {
  id: "relevo-sessions",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: "POST", body }, async (ctx) => {
      const { userId, ...device } = ctx.body;
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      // Null for the deactivated as well: see the hook in auth.server.ts.
      const session = user && (await internalAdapter.createSession(userId, false, device));
      if (!session) throw new APIError("FORBIDDEN");
      await setSessionCookie(ctx, { session, user }, false);
      return ctx.json({ sessionId: session.id });
    }),
  },
} satisfies BetterAuthPlugin;
