import { data, redirect } from "react-router";
import type { Route } from "./+types/support-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { contactRequestSchema } from "#app/messages/support/contact-request.schema.ts";
import { isContactReference, isContactTopic } from "#app/messages/support/contact-request.ts";
import { sendContactRequest } from "#app/messages/support/send-contact-request.server.ts";
import { MessageSent } from "#app/messages/support/message-sent.tsx";
import { OtherWays } from "#app/messages/support/other-ways.tsx";
import { SupportForm, type SupportRefusal } from "#app/messages/support/support-form.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage("sent", "topic");

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const reference = searchParams.get("sent");
  const topic = searchParams.get("topic");
  return {
    reference: isContactReference(reference) ? reference : null,
    known: {
      name: viewer ? `${viewer.firstName} ${viewer.lastName}` : "",
      email: viewer?.email ?? "",
      topic: isContactTopic(topic) ? topic : "",
    },
    canonical: `${context.get(servicesContext).env.APP_URL}/contact`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("Contact"),
    description:
      "Write to us: a person reads every message and replies by email, usually within two business days.",
    canonical: loaderData?.canonical ?? "/contact",
  });

const typedFields = ["name", "email", "topic", "message"];

export async function action({ request, context }: Route.ActionArgs) {
  const { db, jobs, env } = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (status: number, error: string, errors: FieldErrors = {}) => {
    const typed = Object.fromEntries(typedFields.map((name) => [name, String(form[name] ?? "")]));
    const refusal: SupportRefusal = { error, errors, typed };
    return data(refusal, { status });
  };
  const input = contactRequestSchema.safeParse(form);
  if (!input.success) return refuse(422, "", fieldErrors(input.error.issues));
  const outcome = await sendContactRequest(db, jobs, {
    userId: viewer?.id ?? null,
    ip,
    input: input.data,
    now: new Date(),
    appUrl: env.APP_URL,
  });
  // A redirect, so that a reload does not send again.
  if (outcome.ok) return redirect(`/contact?sent=${outcome.reference}`, 303);
  return refuse(
    429,
    "Many messages came from your connection within an hour. Please wait a while and try again.",
  );
}

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, known } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      {reference ? (
        <MessageSent reference={reference} />
      ) : (
        <>
          <h1 className="display text-4xl">Contact us</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
            A person reads every message and replies by email, usually within two business days.
          </p>
          <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
            <SupportForm refusal={actionData ?? null} known={known} />
            <OtherWays />
          </div>
        </>
      )}
    </div>
  );
}
