import { data, Form, Link, redirect } from "react-router";
import type { Route } from "./+types/delete-account-page.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { expiredSessionCookie } from "#app/accounts/sessions/session-cookie.server.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { reauthenticate } from "#app/accounts/passwords/reauthenticate.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { leaveRooms } from "#app/deals/room/keeping/leave-rooms.server.ts";
import { withdrawListings } from "#app/selling/owned/withdraw-listings.server.ts";
import { anonymizeConversations, forgetMember } from "#app/messages/thread/forget-member.server.ts";
import { forgetImports } from "#app/brokerage/import/personal-imports.server.ts";
import { leaveMandates } from "#app/messages/mandates/leave-mandates.server.ts";
import { leaveOffers } from "#app/deals/offers/leave-offers.server.ts";
import { forgetPassport } from "#app/deals/passport/change-passport.server.ts";
import { forgetReportClients } from "#app/brokerage/clients/forget-clients.server.ts";
import { forgetValuations } from "#app/market/valuation/kept/keep-valuation.server.ts";
import { forgetEmbed } from "#app/programs/embeds/own-embed.server.ts";
import { forgetWebhooks } from "#app/programs/webhooks/own-webhooks.server.ts";
import { cancelRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { revokeAllTokens } from "#app/programs/tokens/revoke-token.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  "Delete my account",
  "What is deleted with your account, and what has to stay.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export const loader = () => null;

const messages = {
  "no-password": "Enter your password",
  "wrong-password": "That password is incorrect",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "last-administrator": "You're the only administrator. Make someone else an administrator first.",
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext);
  const { db, env, jobs } = context.get(servicesContext);
  const refuse = (reason: keyof typeof messages) =>
    data({ errors: { password: messages[reason] } }, { status: 422 });
  const password = (await readForm(request)).get("password");
  if (typeof password !== "string" || password === "") return refuse("no-password");
  const now = new Date();
  const refusal = await reauthenticate({ db, now }, id, password);
  if (refusal) return refuse(refusal);
  const outcome = await deleteAccount(db, jobs, {
    userId: id,
    now,
    requestId: context.get(requestContext).id,
    steps: [
      leaveMandates(jobs),
      withdrawListings(jobs),
      leaveRooms(jobs),
      cancelRenewals(jobs),
      forgetMember(jobs),
      forgetValuations,
      forgetReportClients,
      leaveOffers(jobs),
      anonymizeConversations,
      forgetPassport(jobs),
      (tx, { id: leaverId }) => revokeAllTokens(tx, leaverId),
      forgetImports,
      forgetEmbed,
      forgetWebhooks,
    ],
  });
  if (!outcome.ok) return refuse(outcome.reason);
  return redirect("/goodbye", { headers: cookieHeaders([expiredSessionCookie(env.APP_URL)]) });
}

export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  const errors = actionData?.errors;
  return (
    <TitledSection id="delete-title" title="Delete my account" className="max-w-2xl">
      <ErrorSummary errors={errors} />
      <p>
        This can't be undone. You may want to{" "}
        <Link to="/account/data" reloadDocument className="link">
          download your data
        </Link>{" "}
        first.
      </p>
      <div className="grid gap-8 sm:grid-cols-2">
        <Terms title="What we remove" items={goes} />
        <Terms title="What we keep" items={stays} />
      </div>
      <Form method="post" noValidate className="flex flex-col gap-5 border-t border-line pt-6">
        <div className="max-w-sm">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="To confirm that it's you."
            error={errors?.password}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="danger">Permanently delete my account</SubmitButton>
          <ButtonLink to="/account/profile#data" variant="secondary">
            Keep my account
          </ButtonLink>
        </div>
      </Form>
    </TitledSection>
  );
}

const goes = [
  "Your name, email address, phone number, picture and preferences",
  "Your drafts, saved listings and email alerts",
  "Your password and your sessions on all devices",
  "Your listings on the marketplace, their documents and their monthly renewals",
  "Your identity check, with the picture of your document",
  "Your buyer's passport, with the proof of funds; it disappears from your conversations",
  "Which documents you asked for and opened",
  "Files you attached to messages, your notes on leads and your saved replies",
  "Imports, feeds, access tokens, webhooks, and the code that shows your listings elsewhere",
  "Monthly reports that you send or get, with their notes",
];
const stays = [
  "Messages you sent, without your name, for the people who received them",
  "Orders and receipts, as required by law",
  "What you signed, with your signature, for 7 years, as evidence for the other side",
  "Offers you made, without your name, for the people who received them",
  "A record that the account was deleted, without your name",
];

function Terms({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul className="text-sm text-ink-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
