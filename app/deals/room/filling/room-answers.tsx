import { Banner } from "#app/ui/feedback/banner.tsx";
import type { RoomAnswer } from "./answer-room-form.server.ts";

/** The result of the form. Field errors are shown at the field. */
export const RoomAnswers = ({ answers }: { answers: readonly RoomAnswer[] }) =>
  answers
    .filter(({ field }) => !field)
    .map(({ ok, message }) => (
      <Banner key={message} tone={ok ? "success" : "danger"}>
        {message}
      </Banner>
    ));
