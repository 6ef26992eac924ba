import { data, redirect } from "react-router";
import type { Services } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { endMandate } from "./end-mandate.server.ts";
import { mandatesHref, readMandateReason } from "./mandate.ts";
import { findMandate } from "./mandates.queries.server.ts";

export interface MandateAnswer {
  mandate: "ended";
}

interface EndInput {
  form: FormData;
  listingId: string;
  userId: string;
  now: Date;
  requestId: string;
}

/** The owner stays on the desk; for the broker it is gone. */
export async function answerEndMandate(
  { db, jobs, env }: Pick<Services, "db" | "jobs" | "env">,
  { form, ...input }: EndInput,
) {
  const mandate = await findMandate(db, input.listingId);
  const outcome = await endMandate(db, jobs, {
    ...input,
    reason: readMandateReason(form),
    appUrl: env.APP_URL,
  });
  if (!outcome.ok) notFound();
  if (mandate?.brokerId === input.userId) throw redirect(mandatesHref, 303);
  return data<MandateAnswer>({ mandate: "ended" });
}
