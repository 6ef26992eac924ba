import { data } from "react-router";
import type { Route } from "./+types/media.route.ts";
import { answerMediaScript } from "./answer-media-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

export const action = (args: Route.ActionArgs) => answerMediaScript(args);
