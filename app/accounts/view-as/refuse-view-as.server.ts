import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewAsExits, type ViewAsRefusal } from "#app/accounts/view-as/view-as.ts";
import { requestContext, shellContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

/** Before any action: whoever views the site as somebody else changes nothing. */
export async function refuseViewAsWrites(
  context: Context,
  { method }: Request,
  pathname: string,
): Promise<void> {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead || !context.get(requestContext).viewAs || viewAsExits.has(pathname)) return;
  throw await refusal(context, "change");
}

/** For pages that hold what only the person may see: their sign-ins, their second step, all of their data. */
export const refuseViewAs: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(requestContext).viewAs) throw await refusal(context, "secret");
};

const refusal = async (context: Context, viewAsRefusal: ViewAsRefusal) =>
  data({ shell: await context.get(shellContext)(), viewAsRefusal }, { status: 403 });
