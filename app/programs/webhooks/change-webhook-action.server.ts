import { data, redirect } from "react-router";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { isId } from "#app/platform/db/id.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import {
  changeWebhook,
  removeWebhook,
  rotateSecret,
  setWebhookState,
} from "./own-webhooks.server.ts";
import { sendAgain, type SentByHand, sendTest } from "./send-again.server.ts";
import { webhooksHref } from "./webhook-address.ts";
import { webhookSchema } from "./webhook.schema.ts";
import type { OwnWebhook } from "./webhooks.queries.server.ts";

interface WebhookAnswer {
  done: string | null;
  problem: string | null;
  secret: string | null;
  refusal: { typed: { url: string; events: string[] }; errors: FieldErrors } | null;
}

const nothing: WebhookAnswer = { done: null, problem: null, secret: null, refusal: null };
const done = (words: string) => ({ ...nothing, done: words });
const answer = (isFound: boolean, words: string) => (isFound ? done(words) : notFound());

const refusals = {
  "not-active": "Turn the webhook on first.",
  "too-many": "That was often. Please wait an hour, or read the log.",
};

/** Each form of the page about one webhook. Somebody else's is not found. */
export async function answerWebhookForm(
  { db, jobs, secret, requestId, now }: AccountRequest,
  own: OwnWebhook,
  form: FormData,
) {
  const sent = (result: SentByHand, words: string) => {
    if (result.ok) return done(words);
    if (result.reason === "not-found") notFound();
    return data({ ...nothing, problem: refusals[result.reason] }, { status: 409 });
  };
  switch (formText(form, "intent")) {
    case "change": {
      const typed = { url: formText(form, "url"), events: form.getAll("events").map(String) };
      const input = webhookSchema.safeParse(typed);
      if (input.success)
        return answer(await changeWebhook(db, own, input.data, requestId), "The webhook is saved.");
      const errors = fieldErrors(input.error.issues);
      return data({ ...nothing, refusal: { typed, errors } }, { status: 422 });
    }
    case "rotate": {
      const renewed = await rotateSecret(db, own, { secret, requestId, now });
      return renewed === null ? notFound() : { ...nothing, secret: renewed };
    }
    case "pause":
      return answer(await setWebhookState(db, own, "paused"), "The webhook is paused.");
    case "resume":
      return answer(await setWebhookState(db, own, "active"), "The webhook is on.");
    case "remove":
      if (!(await removeWebhook(db, own, requestId))) notFound();
      return redirect(webhooksHref, 303);
    case "test":
      return sent(await sendTest(db, jobs, own, now), "A test is on its way.");
    case "send-failed":
      return sent(await sendAgain(db, jobs, own, "failed", now), "All that failed is sent again.");
    case "send-again": {
      const messageId = formText(form, "messageId");
      if (!isId(messageId)) notFound();
      return sent(await sendAgain(db, jobs, own, messageId, now), "The event is sent again.");
    }
    default:
      throw data(null, { status: 400 });
  }
}
