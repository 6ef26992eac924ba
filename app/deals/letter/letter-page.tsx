import { data, redirect } from "react-router";
import type { Route } from "./+types/letter-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { loadNegotiation } from "#app/deals/offers/load-negotiation.server.ts";
import { findNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { closingHref, letterHref, offersHref } from "#app/deals/offers/offer-address.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { readSignature, refuseSignature, textChanged } from "#app/deals/signing/read-signature.ts";
import { SignForm } from "#app/deals/signing/sign-form.tsx";
import { partNames } from "#app/deals/signing/signed-document.ts";
import { SignedText } from "#app/deals/signing/signed-text.tsx";
import { findSignedDocument } from "#app/deals/signing/signing.queries.server.ts";
import { HelpLink } from "#app/help-link.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { threadTopic } from "#app/messages/thread/thread.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { negotiationMeta } from "#app/deals/offers/negotiation-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { isSigner, signLetter } from "./sign-letter.server.ts";

export const meta = negotiationMeta("Letter of intent", "The terms you agreed on, ready to sign.");

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  if (!isId(id)) notFound();
  const own = { conversationId: id, userId };
  const [negotiation, view, sale] = await Promise.all([
    findNegotiation(db, own),
    loadNegotiation(db, own, new Date()),
    findSale(db, id),
  ]);
  if (!negotiation || !view || !sale) notFound();
  const document = await findSignedDocument(db, { documentId: sale.letterId, userId });
  if (!document) notFound();
  const { body, bodyHash, signatures, timezone: timeZone } = document;
  const hasSigned = signatures.some((one) => one.userId === userId);
  return {
    id,
    other: view.other,
    documentId: document.id,
    title: view.title,
    name: document.title,
    body,
    bodyHash,
    canSign: sale.state === "agreed" && !hasSigned && isSigner(negotiation, userId),
    hasSigned,
    signatures: signatures.map(({ part, typedName, signedAt }) => ({
      part,
      typedName,
      at: formatDate(signedAt.toISOString(), { format: "with-zone", timeZone }),
    })),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId, ip } = context.get(requestContext);
  const form = await readForm(request);
  if (!isId(id)) notFound();
  const own = { conversationId: id, userId };
  // Before validation, so that the response does not reveal the letter to strangers.
  if (!(await findNegotiation(db, own)) || !(await findSale(db, id))) notFound();
  const read = readSignature(form);
  if (!read.ok) return data(read.refusal, { status: 422 });
  const outcome = await signLetter(db, jobs, {
    ...own,
    signature: read.signature,
    origin: { address: ip, device: request.headers.get("user-agent") ?? "" },
    now: new Date(),
    requestId,
  });
  if (outcome.ok) return redirect(letterHref(id), 303);
  if (outcome.reason === "not-found") notFound();
  return data(refuseSignature(form, { error: textChanged }), { status: 409 });
}

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, other, documentId, name, body, bodyHash, signatures } = loaderData;
  useLiveRevalidation(threadTopic(id));
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: "All conversations", to: "/account/leads" },
          { label: other, to: leadHref(id) },
          { label: "Offers", to: offersHref(id) },
          { label: name },
        ]}
      />
      <TitledSection
        id="letter-title"
        title={name}
        aside={<HelpLink article="guides/letter-of-intent">What a letter of intent fixes</HelpLink>}
      >
        <p className="-mt-3 max-w-[70ch] text-ink-2">
          We filled it in from the offer you agreed on. It is a template, not legal advice. Show it
          to your lawyer before you sign.
        </p>
        {signatures.length > 0 && (
          <Banner
            tone="success"
            title={signatures.length > 1 ? "Signed by both sides" : "Signed by one side so far"}
          >
            <ul>
              {signatures.map(({ part, typedName, at }) => (
                <li key={part} className="wrap-anywhere">
                  {`${partNames[part]}: ${typedName}, ${at}`}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {loaderData.canSign ? (
          <SignForm
            title={name}
            body={body}
            bodyHash={bodyHash}
            refusal={actionData ?? null}
            label="Sign the letter of intent"
          />
        ) : (
          <SignedText body={body} label={name} />
        )}
        <p className="flex flex-wrap gap-3 print:hidden">
          <a href={`/account/signed/${documentId}`} download className="link">
            Download as PDF
          </a>
        </p>
        <div className="print:hidden">
          <ButtonLink to={closingHref(id)} variant="secondary">
            Steps to closing
          </ButtonLink>
        </div>
      </TitledSection>
    </div>
  );
}
