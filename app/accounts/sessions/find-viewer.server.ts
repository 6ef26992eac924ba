import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import type { Auth } from "#app/accounts/sessions/auth.server.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

/**
 * The person of the session cookie, and the cookies that renew the session when it is due.
 * A deactivated person counts as not signed in, immediately.
 */
export async function findViewer(
  auth: Auth,
  headers: Headers,
): Promise<{ viewer: Viewer | null; sessionId: string | null; cookies: string[] }> {
  const { response: session, headers: answer } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  const cookies = answer.getSetCookie();
  if (!session || session.user.deactivatedAt || session.user.deletedAt)
    return { viewer: null, sessionId: null, cookies };
  const { user } = session;
  return {
    cookies,
    sessionId: session.session.id,
    viewer: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      userType: user.userType as UserType,
      avatar: avatarHref(user.image ?? null, 96),
    },
  };
}
