import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { ViewAsRefusal } from "#app/accounts/view-as/view-as.ts";
import { requestContext, shellContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

/** For pages that hold what only the person may see: their sign-ins, their second step, all of their data. */
export const refuseViewAs: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(requestContext).viewAs) throw await viewAsRefused(context, "secret");
};

export const viewAsRefused = async (context: Context, viewAsRefusal: ViewAsRefusal) =>
  data({ shell: await context.get(shellContext)(), viewAsRefusal }, { status: 403 });
