import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/newsletter-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { consentTexts, senderText } from "#app/messages/alerts/consent.ts";
import { CheckInbox } from "#app/messages/alerts/subscribe/check-inbox.tsx";
import {
  alertAddressSchema,
  alertConsentSchema,
} from "#app/messages/alerts/subscribe/alert.schema.ts";
import { joinNewsletter } from "./newsletter.server.ts";
import { newsletterRefusals, readNewsletterChoice, toNewsletterChoice } from "./newsletter.ts";
import { NewsletterFields } from "./newsletter-fields.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formatSavedSearch } from "#app/search/search-url.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage, withoutQuery } from "#app/shared/public-page.ts";
import { useOperator } from "#app/use-operator.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";

export const headers = publicPage(withoutQuery);

export function loader({ context, url }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  return {
    isSent: url.searchParams.has("sent"),
    memberEmail: viewer?.email ?? null,
    canonical: `${env.APP_URL}/newsletter`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("Newsletter"),
    description:
      "A selection of businesses for sale by email, in the categories and regions that you choose.",
    canonical: loaderData?.canonical ?? "/newsletter",
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { env, db, jobs } = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const search = readNewsletterChoice(form);
  const refuse = (status: number, error: string, errors: FieldErrors = {}) =>
    data(
      {
        error,
        errors,
        email: formText(form, "email"),
        isAgreed: form.get("consent") === "yes",
        chosen: toNewsletterChoice(formatSavedSearch(search)),
      },
      { status },
    );
  const fields = Object.fromEntries(form);
  const address = alertAddressSchema.safeParse(viewer ? { email: viewer.email } : fields);
  const agreed = alertConsentSchema.pick({ consent: true }).safeParse(fields);
  if (!address.success || !agreed.success)
    return refuse(
      422,
      "",
      fieldErrors([address, agreed].flatMap(({ error }) => error?.issues ?? [])),
    );
  const outcome = await joinNewsletter(
    { db, jobs, secret: env.SESSION_SECRET },
    {
      userId: viewer?.id ?? null,
      email: address.data.email,
      search,
      page: ownPath(formText(form, "page"), "/newsletter"),
      ip,
      now: new Date(),
    },
  );
  if (outcome.ok)
    return redirect(outcome.state === "active" ? "/account/alerts" : "/newsletter?sent", 303);
  return refuse(...newsletterRefusals[outcome.reason]);
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, memberEmail } = loaderData;
  const operator = useOperator();
  const errors = actionData?.errors ?? {};
  if (isSent)
    return (
      <CheckInbox memberEmail={memberEmail}>
        Open it and confirm that you want the newsletter. Until then we send nothing else.
      </CheckInbox>
    );
  return (
    <div className="wrap max-w-4xl py-10 md:py-14">
      <h1 className="display text-4xl">Newsletter</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        {`A selection of businesses for sale on ${brand.name}, with price, revenue and cash flow, in your inbox in the morning.`}
      </p>
      <p className="mt-3">
        <HelpLink article="newsletter">What we send, and how to stop it</HelpLink>
      </p>
      <div className="mt-8">
        {memberEmail !== null ? (
          <ButtonLink to="/account/profile#newsletter" size="lg">
            Choose in your profile
          </ButtonLink>
        ) : operator === null ? (
          <Banner tone="info">{newsletterRefusals["no-sender"][1]}</Banner>
        ) : (
          <Form method="post" noValidate className="flex flex-col gap-7">
            <ErrorSummary errors={actionData?.errors} />
            {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              hint="We email you a link to confirm it."
              defaultValue={actionData?.email ?? ""}
              error={errors.email ?? null}
            />
            <NewsletterFields chosen={actionData?.chosen ?? { categories: [], regions: [] }} />
            <div>
              <Checkbox
                name="consent"
                id="consent"
                value="yes"
                label={consentTexts.newsletter}
                defaultChecked={actionData?.isAgreed ?? false}
                error={errors.consent ?? null}
              />
              <p className="mt-1 ps-8.5 text-sm text-ink-2">{senderText(operator)}</p>
            </div>
            <Honeypot />
            <div>
              <SubmitButton size="lg" pendingLabel="Subscribing…">
                Subscribe
              </SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
