import { data } from "react-router";
import type { Route } from "./+types/room-change.route.ts";
import { answerRoomScript } from "./answer-room-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

export const action = (args: Route.ActionArgs) => answerRoomScript(args);
