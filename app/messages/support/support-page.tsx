import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/support-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { contactRequestSchema } from "./contact-request.schema.ts";
import {
  contactTopicLabels,
  contactTopics,
  isContactReference,
  isContactTopic,
  maxContactMessage,
} from "./contact-request.ts";
import { findContactRequest, sendContactRequest } from "./contact-requests.server.ts";
import { hasPrioritySupport, measurePriorityHours } from "./priority-support.queries.server.ts";
import { priorityHours } from "#app/payments/package.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { takeFocus } from "#app/ui/browser/take-focus.ts";
import { useOperator } from "#app/use-operator.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";

export const headers = publicPage("sent", "topic");

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const { db, env } = context.get(servicesContext);
  const sent = searchParams.get("sent");
  const reference = isContactReference(sent) ? sent : null;
  const now = new Date();
  const topic = searchParams.get("topic");
  const sentRequest =
    viewer && reference ? await findContactRequest(db, reference, viewer.id) : null;
  return {
    reference,
    promisedAt: sentRequest?.promisedAt?.toISOString() ?? null,
    priority:
      viewer && !reference && (await hasPrioritySupport(db, viewer.id, now))
        ? { hours: await measurePriorityHours(db, now) }
        : null,
    known: {
      name: viewer ? `${viewer.firstName} ${viewer.lastName}` : "",
      email: viewer?.email ?? "",
      topic: isContactTopic(topic) ? topic : "",
    },
    canonical: `${env.APP_URL}/contact`,
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
  const { db, jobs } = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (status: number, error: string, errors: FieldErrors = {}) => {
    const typed = Object.fromEntries(typedFields.map((name) => [name, String(form[name] ?? "")]));
    const refusal: FormRefusal = { error, errors, typed };
    return data(refusal, { status });
  };
  const input = contactRequestSchema.safeParse(form);
  if (!input.success) return refuse(422, "", fieldErrors(input.error.issues));
  const outcome = await sendContactRequest(db, jobs, {
    userId: viewer?.id ?? null,
    ip,
    input: input.data,
    now: new Date(),
  });
  // A redirect, so that a reload does not submit again.
  if (outcome.ok) return redirect(`/contact?sent=${outcome.reference}`, 303);
  return refuse(
    429,
    "Many messages came from your connection within an hour. Please wait a while and try again.",
  );
}

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, promisedAt, priority, known } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      {reference ? (
        <MessageSent reference={reference} promisedAt={promisedAt} />
      ) : (
        <>
          <h1 className="display text-4xl">Contact us</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
            {priority
              ? describePriority(priority.hours)
              : "A person reads every message and replies by email, usually within two business days."}
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

function describePriority(hours: number | null): string {
  const promise = `You have priority support: a person replies by email within ${priorityHours} hours.`;
  if (hours === null) return promise;
  const taken = formatCount(Math.max(1, Math.ceil(hours)), { one: "hour", other: "hours" });
  return `${promise} In the last 90 days, half of all answers took less than ${taken}.`;
}

interface MessageSentProps {
  reference: string;
  promisedAt: string | null;
}

function MessageSent({ reference, promisedAt }: MessageSentProps) {
  return (
    <div role="status" className="flex max-w-[60ch] flex-col items-start gap-5">
      <Icon name="circle-check" className="size-10 text-success" />
      <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-4xl">
        We received your message
      </h1>
      <p className="text-lg text-ink-2">
        {promisedAt ? (
          <>
            You have priority support: we reply by email by{" "}
            <DateText value={promisedAt} format="with-time" />.
          </>
        ) : (
          "We reply by email, usually within two business days."
        )}{" "}
        Please quote this reference if you write about it again:
      </p>
      <p className="figures rounded-control bg-sunken px-4 py-2 text-xl font-semibold">
        {reference}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/help" variant="secondary">
          Open the help centre
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}

const ways = [
  {
    title: "Find an answer now",
    text: "Most questions are answered in the help centre.",
    link: { label: "Open the help centre", to: "/help" },
  },
  {
    title: "Message an owner",
    text: "We don’t forward messages. Open the listing and use its contact form: it reaches the owner right away.",
    link: { label: "Browse businesses", to: "/businesses" },
  },
  {
    title: "Report a listing",
    text: "Every listing has a link “Report this listing”. An administrator reads every report.",
    link: { label: "Staying safe", to: "/staying-safe" },
  },
] as const;

function OtherWays() {
  const operator = useOperator();
  return (
    <aside aria-label="Other ways" className="text-sm">
      <ul className="border-t border-ink">
        {ways.map(({ title, text, link }) => (
          <li key={title} className="border-b border-line py-4">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="mt-1 max-w-[44ch] text-ink-2">{text}</p>
            <PlainLink to={link.to} className="link mt-1 inline-flex min-h-8 items-center">
              {link.label}
            </PlainLink>
          </li>
        ))}
      </ul>
      {operator && (
        <address className="mt-6 text-ink-2 not-italic">
          <span className="block font-semibold text-ink">{operator.legalName}</span>
          {operator.postalAddress}
          <a
            href={`mailto:${operator.supportEmail}`}
            className="link mt-1 flex min-h-8 items-center wrap-anywhere"
          >
            {operator.supportEmail}
          </a>
        </address>
      )}
    </aside>
  );
}

interface SupportFormProps {
  refusal: FormRefusal | null;
  known: { name: string; email: string; topic: string };
}

function SupportForm({ refusal, known }: SupportFormProps) {
  const field = formFields(refusal);
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field("name", known.name)} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          {...field("email", known.email)}
        />
      </div>
      <SelectField
        label="Topic"
        {...field("topic", known.topic)}
        none="Choose"
        choices={contactTopics.map((topic) => ({ value: topic, label: contactTopicLabels[topic] }))}
      />
      <TextArea
        label="Message"
        rows={8}
        maxLength={maxContactMessage}
        hint="If it is about a listing, give its title or its address. Leave out passwords and card numbers."
        {...field("message")}
      />
      <Honeypot />
      <div>
        <SubmitButton size="lg">Send</SubmitButton>
      </div>
    </Form>
  );
}
