import { data, redirect } from "react-router";
import type { Route } from "./+types/identity-page.ts";
import {
  findLatestVerification,
  type IdentityVerification,
} from "./identity-verifications.queries.server.ts";
import {
  identityDocumentLabels,
  identityProblemMessages,
  refuseToAsk,
} from "./identity-verification.ts";
import { IdentityForm, type IdentityFormRefusal } from "./identity-form.tsx";
import { identityRequestSchema } from "./identity.schema.ts";
import { requestVerification } from "./request-verification.server.ts";
import { getOwnProfile } from "#app/accounts/profile/profile.queries.server.ts";
import { askStatus } from "#app/accounts/reviews/review.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Verify your identity",
  "Show us an official document, so that other members know who you are.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const [profile, latest] = await Promise.all([
    getOwnProfile(db, id),
    findLatestVerification(db, id),
  ]);
  return {
    isVerified: profile.identityVerified,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    latest,
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const typed = (name: string) => formText(form, name);
  const sent = { legalName: typed("legalName"), documentKind: typed("documentKind") };
  const refuse = (errors: FieldErrors, status = 422) => {
    const refusal: IdentityFormRefusal = { errors, typed: sent };
    return data(refusal, { status });
  };
  const input = identityRequestSchema.safeParse(sent);
  const picture = form.get("picture");
  const isPicture = picture instanceof File && picture.size > 0;
  const missing: FieldErrors = isPicture ? {} : { picture: identityProblemMessages["no-file"] };
  if (!input.success) return refuse({ ...fieldErrors(input.error.issues), ...missing });
  if (!isPicture) return refuse(missing);
  const services = context.get(servicesContext);
  const outcome = await requestVerification(services, {
    userId,
    input: input.data,
    picture: await picture.bytes(),
    now: new Date(),
    requestId,
  });
  // A redirect, so that a reload does not submit again.
  if (outcome.ok) return redirect("/account/identity", 303);
  return refuse({ picture: identityProblemMessages[outcome.reason] }, askStatus(outcome.reason));
}

const tooLarge: IdentityFormRefusal = {
  errors: { picture: identityProblemMessages["too-large"] },
  typed: null,
};

export default function IdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isVerified, name, latest, isTooLarge } = loaderData;
  const refusal = actionData ?? (isTooLarge ? tooLarge : null);
  return (
    <TitledSection
      id="identity-title"
      title="Verify your identity"
      aside={<HelpLink article="verification">What “verified” means</HelpLink>}
      className="max-w-2xl"
    >
      <IdentityStatus isVerified={isVerified} latest={latest} />
      <p className="text-sm text-ink-2">
        This is also a step towards a{" "}
        <PlainLink to="/account/passport" className="link">
          buyer&rsquo;s passport
        </PlainLink>
        .
      </p>
      {!refuseToAsk(isVerified, latest) && <IdentityForm name={name} refusal={refusal} />}
    </TitledSection>
  );
}

interface IdentityStatusProps {
  isVerified: boolean;
  latest: IdentityVerification;
}

function IdentityStatus({ isVerified, latest }: IdentityStatusProps) {
  if (isVerified)
    return (
      <Banner tone="success" title="Your identity is verified">
        Other members see it on your profile and beside your listings.
      </Banner>
    );
  if (latest?.state === "pending")
    return (
      <Banner tone="info" title="We're checking your document">
        <p>
          {`${identityDocumentLabels[latest.documentKind]} of ${latest.legalName}, sent on `}
          <DateText value={latest.createdAt.toISOString()} />. This usually takes two business days.
          We will email you.
        </p>
      </Banner>
    );
  if (latest?.state === "rejected")
    return (
      <Banner tone="warning" title="We could not verify your identity">
        <p className="whitespace-pre-line">{latest.reason}</p>
        <p className="mt-1">You can send another picture below.</p>
      </Banner>
    );
  return null;
}
