import { eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/terms-page.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { acceptTerms } from "./accept-terms.server.ts";
import { AcceptTermsForm, LegalLinks } from "./accept-terms-form.tsx";
import { legalVersion, mustAcceptTerms } from "./legal-version.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { formText } from "#app/shared/form-text.ts";

const here = "/account/terms";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Terms and privacy",
    description: "Which version of our terms and our privacy policy you agreed to, and when.",
    pathname: here,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const [row] = await db
    .select({ acceptedAt: users.termsAcceptedAt })
    .from(users)
    .where(eq(users.id, viewer.id));
  const returnTo = url.searchParams.get("returnTo");
  return {
    mustAccept: mustAcceptTerms(viewer),
    acceptedVersion: viewer.termsVersion && formatCalendarDay(viewer.termsVersion),
    acceptedOn: row?.acceptedAt ? formatDate(row.acceptedAt) : null,
    version: legalVersion,
    returnTo: returnTo === null ? here : ownPath(returnTo),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const outcome = await acceptTerms(context.get(servicesContext).db, {
    userId: context.get(viewerContext).id,
    version: formText(form, "version"),
    now: new Date(),
    requestId: context.get(requestContext).id,
  });
  if (outcome.ok) return redirect(ownPath(form.get("returnTo")), 303);
  return data({ isOutdated: true }, { status: 409 });
}

export default function TermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mustAccept, acceptedVersion, acceptedOn, version, returnTo } = loaderData;
  return (
    <TitledSection
      id="terms-title"
      title="Terms and privacy"
      aside={<HelpLink article="terms-and-privacy">Why we ask</HelpLink>}
    >
      <div className="flex max-w-[62ch] flex-col items-start gap-5">
        {actionData?.isOutdated && (
          <Banner tone="warning">The texts have changed again. Please look at the new ones.</Banner>
        )}
        {acceptedVersion && acceptedOn && (
          <p>{`You agreed to the version of ${acceptedVersion} on ${acceptedOn}.`}</p>
        )}
        <p className={mustAccept ? undefined : "text-ink-2"}>
          {mustAccept
            ? `Our terms or our privacy policy changed on ${formatCalendarDay(version)}. Please read them. Until you agree you can look at everything, but not change or send anything.`
            : "There is no newer version."}
        </p>
        <LegalLinks />
        {mustAccept && <AcceptTermsForm version={version} returnTo={returnTo} />}
      </div>
    </TitledSection>
  );
}
