import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/agreement-page.ts";
import { agreementHref, explainScope } from "./agreement.ts";
import { findAgreement } from "./agreements.queries.server.ts";
import { composeAgreement } from "./compose-agreement.server.ts";
import { type AgreedListing, canSignFor, findAgreedListing } from "./find-agreed-listing.server.ts";
import { signAgreement } from "./sign-agreement.server.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import { requestAccess, type RequestOutcome } from "#app/deals/access/request-access.server.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { readSignature, refuseSignature, textChanged } from "#app/deals/signing/read-signature.ts";
import { SignForm } from "#app/deals/signing/sign-form.tsx";
import { SignedText } from "#app/deals/signing/signed-text.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { isManagedBy } from "#app/listings/manager.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { listingHref } from "#app/listings/listing-address.ts";

export const meta = privatePage(
  "Confidentiality agreement",
  "Read and sign the agreement that protects what an owner shows you.",
);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  const now = new Date();
  const listing = await openListing(context, id);
  const isOwn = isManagedBy(listing, viewer);
  if (!isOwn && !canSignFor(listing, now)) notFound();
  if (!viewer) throw redirect(signInHref(agreementHref(id)));
  const people = { listingId: id, buyerId: viewer.id };
  const [agreement, access] = await Promise.all([
    isOwn ? null : findAgreement(db, people),
    isOwn ? null : findOwnAccess(db, { listingId: id, userId: viewer.id, now }),
  ]);
  const { body } = composeAgreement(listing);
  return {
    href: listingHref(listing),
    title: listing.title,
    scope: explainScope(listing.agreementScope, listing),
    body,
    bodyHash: hashText(body),
    isOwn,
    signed: agreement && { id: agreement.id, on: agreement.signedAt.toISOString() },
    canAsk: !isOwn && (access === null || access.grant === "ended"),
    name: `${viewer.firstName} ${viewer.lastName}`.trim(),
  };
}

async function openListing(
  context: Route.LoaderArgs["context"],
  id: string,
): Promise<AgreedListing> {
  const { db } = context.get(servicesContext);
  const listing = isId(id) ? await findAgreedListing(db, id) : null;
  if (!listing) notFound();
  return listing;
}

const requestProblems: Record<Extract<RequestOutcome, { ok: false }>["reason"], string> = {
  "not-found": "There is nothing to ask access for on this listing right now.",
  "agreement-needed": "Please sign the agreement first.",
  "daily-limit": "You have written to many owners today. Ask for access tomorrow.",
};

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { db, jobs } = context.get(servicesContext);
  const { viewer, ip, id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  if (!isId(id)) notFound();
  if (!viewer) throw redirect(signInHref(agreementHref(id)), 303);
  const by = { listingId: id, buyerId: viewer.id, now: new Date(), requestId };
  if (form.get("intent") === "sign") {
    const read = readSignature(form);
    if (!read.ok) return data({ refusal: read.refusal }, { status: 422 });
    const origin = { address: ip, device: request.headers.get("user-agent") ?? "" };
    const outcome = await signAgreement(db, jobs, { ...by, signature: read.signature, origin });
    if (!outcome.ok) {
      if (outcome.reason === "not-found") notFound();
      return refuse(form, outcome.reason);
    }
    if (form.get("ask") !== "on") throw redirect(agreementHref(id), 303);
  }
  const asked = await requestAccess(db, jobs, by);
  if (asked.ok) throw redirect(`/business/${id}#confidential`, 303);
  const status = asked.reason === "daily-limit" ? 429 : 409;
  return data({ refusal: null, problem: requestProblems[asked.reason] }, { status });
}

const refuse = (form: FormData, reason: "text-changed" | "too-many") =>
  reason === "text-changed"
    ? data({ refusal: refuseSignature(form, { error: textChanged }) }, { status: 409 })
    : data({ refusal: refuseSignature(form, { error: tooMany }) }, { status: 429 });

const tooMany = "You have signed 20 agreements within a day. Please come back tomorrow.";

export default function AgreementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { href, title, scope, body, bodyHash, isOwn, signed, canAsk } = loaderData;
  const label = "Text of the agreement";
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <Breadcrumb steps={[{ label: "Back to the listing", to: href }, { label: "Agreement" }]} />
      <h1 className="display mt-6 text-3xl">Confidentiality agreement</h1>
      <p className="mt-3 font-semibold wrap-anywhere">{title}</p>
      <p className="mt-3 mb-8 max-w-[62ch] text-ink-2">
        {isOwn
          ? `Buyers read and sign this text. ${scope}`
          : `You promise to use what the owner shows you only to decide about this purchase, to keep it to yourself and your advisers, and not to contact staff, landlord, suppliers or customers. The owner keeps what you tell them in the same way. ${scope}`}
      </p>
      {actionData && "problem" in actionData && (
        <div className="mb-6">
          <Banner tone="warning">{actionData.problem}</Banner>
        </div>
      )}
      {signed && (
        <div className="mb-6 flex flex-col items-start gap-4">
          <Banner tone="success">
            You signed on <DateText value={signed.on} />.{" "}
            <a href={`/account/signed/${signed.id}`} download className="link">
              Your copy as a PDF
            </a>
          </Banner>
          {canAsk && (
            <Form method="post">
              <SubmitButton intent="ask">Ask for access</SubmitButton>
            </Form>
          )}
        </div>
      )}
      {isOwn || signed ? (
        <SignedText body={body} label={label} />
      ) : (
        <SignForm
          title={label}
          body={body}
          bodyHash={bodyHash}
          refusal={actionData?.refusal ?? null}
          intent="sign"
          label="Sign the agreement"
        >
          {canAsk && (
            <Checkbox
              name="ask"
              label="And ask the owner for access"
              hint="The owner sees your full name and answers in a conversation."
              defaultChecked={actionData?.refusal ? actionData.refusal.typed.ask === "on" : true}
            />
          )}
        </SignForm>
      )}
      <p className="mt-8 border-t border-line pt-4 text-sm text-ink-2">
        This is not legal advice. What you signed is kept under{" "}
        <PlainLink to="/account/signed" className="link">
          Signed documents
        </PlainLink>
        .
      </p>
      <HelpLink article="guides/confidentiality-agreement" className="mt-2">
        What a confidentiality agreement means
      </HelpLink>
    </div>
  );
}
