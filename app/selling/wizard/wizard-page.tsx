import { data, redirect } from "react-router";
import type { Route } from "./+types/wizard-page.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { fieldsOfStep } from "#app/selling/editing/listing-fields.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { DocumentSection } from "#app/listings/media/documents/document-section.tsx";
import { listOwnMedia } from "#app/listings/media/own-media.queries.server.ts";
import { PhotoSection } from "#app/listings/media/photos/photo-section.tsx";
import { VideoSection } from "#app/listings/media/video/video-section.tsx";
import { dropDraft, goBack, moveTo, saveAndGo } from "./change-draft.server.ts";
import { DeleteDraft } from "./delete-draft-dialog.tsx";
import { keepForm } from "./kept-form.server.ts";
import { loadWizard } from "./load-wizard.server.ts";
import { missingFigures } from "#app/selling/editing/completeness.ts";
import { StepOne, StepThree } from "./wizard-steps.tsx";
import { WizardNotices } from "./wizard-notices.tsx";
import { notSaved, refuseStep } from "./wizard-refusal.ts";
import { parseWizardUrl, wizardHref, type WizardStep, wizardSteps } from "./wizard-url.ts";
import { goToCheckout } from "#app/payments/checkout/go-to-checkout.server.ts";
import { paymentFailed } from "#app/payments/checkout/payment-failed.ts";
import { loadOffer } from "#app/payments/checkout/load-offer.server.ts";
import { PackageStep } from "#app/payments/checkout/package-step.tsx";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Steps } from "#app/ui/navigation/steps.tsx";
import { useEffect, useRef } from "react";
import { formText } from "#app/shared/form-text.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: wizardSteps[(loaderData?.step ?? 1) - 1]!,
    description: "List your business for sale in three steps.",
    pathname,
  });

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw redirect(signInHref(url.pathname + url.search));
  const services = context.get(servicesContext);
  const address = parseWizardUrl(url);
  const now = new Date();
  const { listing, cookies, ...wizard } = await loadWizard(services, {
    viewer,
    headers: request.headers,
    address,
    now,
  });
  const offer =
    wizard.step === 2 && listing
      ? await loadOffer(services, {
          listing,
          wanted: address.packageId,
          subscribers: await getSubscriberFigure(services.queryCache),
          now,
        })
      : null;
  const files = wizard.step === 3 && listing ? await listOwnMedia(services.db, listing.id) : null;
  const { notice, packageId } = address;
  const isReady = wizard.whole !== null && Object.keys(missingFigures(wizard.whole)).length === 0;
  // The details are behind: paying is what comes after the third step, not the second again.
  const isLast = isReady && wizard.step === 2 && listing?.wizardStep === 3;
  return data(
    { ...wizard, isReady, isLast, files, title: listing?.title ?? "", notice, packageId, offer },
    { headers: cookieHeaders(cookies) },
  );
}

const noErrors: FieldErrors = {};

const stepOfIntent: Record<string, 1 | 3 | undefined> = { continue: 1, submit: 3 };

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = context.get(requestContext);
  const form = await readForm(request);
  const intent = formText(form, "intent");
  const address = parseWizardUrl(url);
  const { draft } = address;
  // Which form it is: Continue and Submit Listing are specific, the others are on both.
  const step = stepOfIntent[intent] ?? (address.step === 3 ? 3 : 1);

  if (!viewer) {
    const { env } = context.get(servicesContext);
    const owner = formText(form, "owner");
    const texts = readFields(form, fieldsOfStep(step));
    throw redirect(signInHref(url.pathname + url.search), {
      headers: cookieHeaders(owner ? keepForm(env.APP_URL, { owner, draft, texts }) : []),
    });
  }
  if (draft !== null && !isId(draft)) notFound();
  const sent = { context, ownerId: viewer.id, form, address, step };

  switch (intent) {
    case "continue":
    case "save-for-later":
    case "submit":
      return saveAndGo(sent, intent);
    case "back":
      return goBack(sent);
    case "skip":
      return moveTo(sent, 3);
    case "delete-draft":
      return dropDraft(sent);
    case "purchase": {
      if (!draft) return refuseStep(422, { error: "Please complete your listing first" });
      const packageId = String(form.get("packageId"));
      const { error, status } = await goToCheckout(context, {
        userId: viewer.id,
        listingId: draft,
        packageId,
        cancelPath: wizardHref({ draft, step: 2, packageId, notice: "payment-cancelled" }),
      });
      return refuseStep(status, { error });
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** When offline, the form keeps its values and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuseStep(503, { error: intent === "purchase" ? paymentFailed : notSaved });
  }
}

export default function WizardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, form, whole, files, media, offer, title, packageId, isLast } = loaderData;
  const { draft } = form;
  const errors = actionData?.errors ?? noErrors;
  const formData = { ...form, initial: { ...form.initial, ...actionData?.typed } };
  return (
    <div className="wrap flex w-full max-w-6xl flex-col gap-8 py-8 md:py-10">
      <div className="flex flex-col gap-5">
        <Steps
          label="Steps of your listing"
          current={isLast ? wizardSteps.length : step - 1}
          steps={wizardSteps.map((label, index) => ({
            label,
            to: draft
              ? wizardHref({ draft, step: (index + 1) as WizardStep, packageId })
              : undefined,
          }))}
        />
        <StepHeading step={step} title={isLast ? "Pay and publish" : wizardSteps[step - 1]!} />
      </div>
      <WizardNotices
        notice={loaderData.notice}
        removed={loaderData.notices}
        error={actionData?.error ?? null}
      />
      {step === 1 && (
        <StepOne key={draft} form={formData} listing={whole} media={media} errors={errors} />
      )}
      {offer?.chosen && draft && (
        <PackageStep
          title={title}
          offered={offer.offered}
          chosen={offer.chosen}
          isReady={loaderData.isReady}
          isLast={isLast}
          hrefFor={(id) => wizardHref({ draft, step: 2, packageId: id })}
        />
      )}
      {files && whole && draft && (
        <>
          <PhotoSection listingId={draft} photos={files.photos} />
          <StepThree
            key={draft}
            form={formData}
            listing={whole}
            media={media}
            median={loaderData.median}
            errors={errors}
            after={
              <>
                <DocumentSection listingId={draft} own={files.documents} />
                <VideoSection listingId={draft} video={files.video} />
              </>
            }
          />
        </>
      )}
      {draft && (
        <div className="no-print flex justify-end border-t border-line pt-4">
          <DeleteDraft draft={draft} title={title} />
        </div>
      )}
    </div>
  );
}

/** Takes the focus when the step changes: the pressed button is gone, and the URL path is the same. */
function StepHeading({ step, title }: { step: WizardStep; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none md:text-4xl">
      {title}
    </h1>
  );
}
