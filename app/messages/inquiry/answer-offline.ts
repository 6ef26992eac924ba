import { problemStatus, type SendResult } from "#app/messages/inquiry/contact-state.ts";
import { data } from "react-router";

/** When offline, the form keeps its values and shows an error. */
export async function answerOffline<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const result: SendResult = { ok: false, problem: "failed", errors: {}, typed: {} };
    return data(result, { status: problemStatus.failed });
  }
}
