import { data, type RouterContextProvider } from "react-router";
import { requestContext, type Services, servicesContext } from "#app/context.ts";
import {
  problemStatus,
  type SendProblem,
  type SendResult,
  contactValues,
} from "#app/messages/inquiry/contact-state.ts";
import { inquirySchema } from "#app/messages/inquiry/inquiry.schema.ts";
import type { SendOutcome, SentForm } from "#app/messages/inquiry/send-inquiry.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

/** The action of both contact forms: whatever goes wrong, the answer shows the form with what was typed. */
export async function answerContactForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  send: (services: Services, sent: SentForm) => Promise<SendOutcome>,
) {
  const services = context.get(servicesContext);
  const { viewer, id: requestId } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (problem: SendProblem, errors: FieldErrors = {}) => {
    const result: SendResult = { ok: false, problem, errors, typed: contactValues(form) };
    return data(result, { status: problemStatus[problem] });
  };
  if (!viewer) return refuse("signed-out");
  const input = inquirySchema.safeParse(form);
  if (!input.success) return refuse("invalid", fieldErrors(input.error.issues));
  try {
    const outcome = await send(services, {
      senderId: viewer.id,
      formKey: String(form.formKey ?? ""),
      input: input.data,
      now: new Date(),
      appUrl: services.env.APP_URL,
    });
    if (!outcome.ok) return refuse(outcome.reason);
    return data<SendResult>({ ok: true, conversationId: outcome.conversationId });
  } catch (error) {
    services.log.error({ requestId, err: error }, "inquiry not sent");
    return refuse("failed");
  }
}
