import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { ImpersonationRefusal } from "#app/accounts/impersonation/impersonation.ts";
import { requestContext, shellContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

/** For pages that only the person may see: sign-ins, second step, all of their data. */
export const refuseImpersonation: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(requestContext).impersonation)
    throw await impersonationRefused(context, "secret");
};

export const impersonationRefused = async (
  context: Context,
  impersonationRefusal: ImpersonationRefusal,
) => data({ shell: await context.get(shellContext)(), impersonationRefusal }, { status: 403 });
