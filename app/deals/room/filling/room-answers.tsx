import { Banner } from "#app/ui/feedback/banner.tsx";
import type { RoomAnswer } from "./answer-room-form.server.ts";

/** What became of the form; what is wrong with a field is said beside the field. */
export const RoomAnswers = ({ answers }: { answers: readonly RoomAnswer[] }) =>
  answers
    .filter(({ field }) => !field)
    .map(({ ok, message }) => (
      <Banner key={message} tone={ok ? "success" : "danger"}>
        {message}
      </Banner>
    ));
