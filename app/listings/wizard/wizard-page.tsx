import { data, redirect } from "react-router";
import type { Route } from "./+types/wizard-page.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { formOf } from "#app/listings/editing/field-values.ts";
import { type FieldName, fieldsOfStep } from "#app/listings/editing/listing-fields.ts";
import { findOwnListing } from "#app/listings/editing/own-listing.queries.server.ts";
import { readFields } from "#app/listings/editing/read-fields.ts";
import { saveListingFields } from "#app/listings/editing/save-listing-fields.server.ts";
import { deleteDraft } from "#app/listings/wizard/delete-draft.server.ts";
import { DeleteDraft } from "#app/listings/wizard/delete-draft-dialog.tsx";
import { flashNotices, keepForm } from "#app/listings/wizard/kept-form.server.ts";
import { loadWizard } from "#app/listings/wizard/load-wizard.server.ts";
import { DocumentSection } from "#app/listings/media/documents/document-section.tsx";
import { listOwnDocuments } from "#app/listings/media/documents/own-documents.queries.server.ts";
import { listOwnPhotos } from "#app/listings/media/photos/own-photos.queries.server.ts";
import { PhotoSection } from "#app/listings/media/photos/photo-section.tsx";
import { findOwnVideo } from "#app/listings/media/video/set-video.server.ts";
import { VideoSection } from "#app/listings/media/video/video-section.tsx";
import { missingFigures } from "#app/listings/wizard/missing-figures.ts";
import { saveStep } from "#app/listings/wizard/save-step.server.ts";
import { StepHeading } from "#app/listings/wizard/step-heading.tsx";
import { StepOne } from "#app/listings/wizard/step-one.tsx";
import { StepThree } from "#app/listings/wizard/step-three.tsx";
import { WizardNotices } from "#app/listings/wizard/wizard-notices.tsx";
import {
  parseWizardUrl,
  wizardHref,
  type WizardStep,
  wizardSteps,
} from "#app/listings/wizard/wizard-url.ts";
import { checkoutMessages } from "#app/payments/checkout/checkout-messages.ts";
import { choosePackage, describePackages } from "#app/payments/checkout/offered-packages.ts";
import { PackageStep } from "#app/payments/checkout/package-step.tsx";
import { quotePurchase, startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { paymentServices } from "#app/payments/payment-request.server.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Steps } from "#app/ui/steps.tsx";

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
  const chosen =
    wizard.step === 2 && listing ? choosePackage(listing.region, address.packageId) : undefined;
  const packages =
    chosen && listing
      ? {
          title: listing.title,
          offered: describePackages(listing.region),
          isReady: Object.keys(missingFigures(formOf(listing))).length === 0,
          chosen: {
            name: chosen.name,
            successFeePercent: chosen.successFeePercent,
            quote: await quotePurchase(services.db, {
              listingId: listing.id,
              region: listing.region,
              isActive: false,
              packageId: chosen.id,
              now,
            }),
          },
        }
      : null;
  const files = wizard.step === 3 && listing ? await loadFiles(services.db, listing.id) : null;
  const { notice, packageId } = address;
  return data(
    { ...wizard, files, title: listing?.title ?? "", notice, packageId, packages },
    { headers: cookieHeaders(cookies) },
  );
}

async function loadFiles(db: Db, listingId: string) {
  const [photos, documents, video] = await Promise.all([
    listOwnPhotos(db, listingId),
    listOwnDocuments(db, listingId),
    findOwnVideo(db, listingId),
  ]);
  return { photos, documents, video };
}

interface Refusal {
  error: string | null;
  errors: FieldErrors;
  /** What was sent, so that nothing has to be typed again. */
  typed: Partial<Record<FieldName, string>>;
}

const refuse = (status: number, refusal: Partial<Refusal>) =>
  data<Refusal>({ error: null, errors: {}, typed: {}, ...refusal }, { status });

const noErrors: FieldErrors = {};

const stepOfIntent: Record<string, 1 | 3 | undefined> = { continue: 1, submit: 3 };

export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, jobs, env, log } = context.get(servicesContext);
  const { viewer, id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const { draft, step: asked, preset, packageId } = parseWizardUrl(url);
  const now = new Date();
  // Which form it is: Continue and Submit Listing say so themselves, the others are on both.
  const step = stepOfIntent[intent] ?? (asked === 3 ? 3 : 1);

  if (!viewer) {
    const owner = String(form.get("owner") ?? "");
    const texts = readFields(form, fieldsOfStep(step));
    throw redirect(signInHref(url.pathname + url.search), {
      headers: cookieHeaders(owner ? keepForm(env.APP_URL, { owner, draft, texts }) : []),
    });
  }
  if (draft !== null && !isId(draft)) throw data(null, { status: 404 });
  const own = { ownerId: viewer.id, now, requestId };

  const moveTo = async (next: WizardStep) => {
    if (!draft) throw redirect(wizardHref({ notice: "complete-first" }));
    const moved = await saveListingFields(db, {
      ...own,
      listingId: draft,
      changes: {},
      step: next,
    });
    if (!moved.ok) throw data(null, { status: 404 });
    return redirect(wizardHref({ draft, step: next, packageId }), 303);
  };

  const save = async (next: WizardStep, needsRequired: boolean) => {
    try {
      return await saveStep(db, { ...own, form, draft, step, next, needsRequired, preset });
    } catch (error) {
      log.error({ requestId, err: error }, "draft not saved");
      return { ok: false, reason: "failed" } as const;
    }
  };

  switch (intent) {
    case "continue":
    case "save-for-later":
    case "submit": {
      const next = intent === "continue" ? 2 : step;
      const outcome = await save(next, intent === "continue");
      if (!outcome.ok) {
        if (outcome.reason === "not-found") throw data(null, { status: 404 });
        const typed = readFields(form, fieldsOfStep(step));
        return outcome.reason === "failed"
          ? refuse(503, { error: "Error saving draft. Please try again.", typed })
          : refuse(422, { errors: outcome.errors, typed });
      }
      const { listingId, isFirst, notices } = outcome;
      const listing = (await findOwnListing(db, { listingId, ownerId: viewer.id }))!;
      const headers = cookieHeaders(flashNotices(env.APP_URL, notices));
      const go = (to: string) => redirect(to, { status: 303, headers });
      // Paid for in another tab meanwhile: what was typed is saved, and there is nothing left to submit.
      if (listing.status !== "draft")
        return go(listing.status === "active" ? `/business/${listingId}` : "/account/listings");
      if (intent === "continue")
        return go(
          wizardHref({
            draft: listingId,
            step: 2,
            packageId,
            notice: isFirst ? "draft-saved" : null,
          }),
        );
      if (intent === "save-for-later")
        return go(wizardHref({ draft: listingId, step, notice: "saved-for-later" }));
      const errors = missingFigures(formOf(listing));
      if (Object.keys(errors).length > 0) return refuse(422, { errors });
      return go(wizardHref({ draft: listingId, step: 2, packageId, notice: "ready" }));
    }
    case "back": {
      if (asked === 3) {
        const outcome = await save(2, false);
        if (!outcome.ok && outcome.reason === "invalid")
          return refuse(422, { errors: outcome.errors, typed: outcome.typed });
        if (!outcome.ok && outcome.reason === "failed")
          return refuse(503, { error: "Error saving draft. Please try again." });
      }
      return moveTo(asked === 3 ? 2 : 1);
    }
    case "skip":
      return moveTo(3);
    case "delete-draft": {
      const outcome = draft
        ? await deleteDraft(db, jobs, { listingId: draft, ownerId: viewer.id, requestId })
        : null;
      if (outcome?.ok) return redirect("/account/drafts", 303);
      if (outcome?.reason === "has-order")
        return refuse(409, {
          error: "A payment was started for this draft, so it can't be deleted.",
        });
      throw data(null, { status: 404 });
    }
    case "purchase": {
      if (!draft) return refuse(422, { error: "Please complete your listing first" });
      try {
        const outcome = await startCheckout(paymentServices(context), {
          userId: viewer.id,
          listingId: draft,
          packageId: String(form.get("packageId")),
          successPath: "/account?payment=success",
          cancelPath: wizardHref({ draft }),
          now,
        });
        if (outcome.ok) return redirect(outcome.url, 303);
        if (outcome.reason === "not-found") throw data(null, { status: 404 });
        const status = outcome.reason === "too-many-attempts" ? 429 : 422;
        return refuse(status, { error: checkoutMessages[outcome.reason] });
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error;
        log.error({ err: error }, "payment provider");
        return refuse(503, { error: "Payment failed. Please try again." });
      }
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
    return refuse(503, {
      error:
        intent === "purchase"
          ? "Payment failed. Please try again."
          : "Error saving draft. Please try again.",
    });
  }
}

export default function WizardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, form, whole, files, media, median, packages, title, notice, notices, packageId } =
    loaderData;
  const { draft } = form;
  const errors = actionData?.errors ?? noErrors;
  const formData = { ...form, initial: { ...form.initial, ...actionData?.typed } };
  return (
    <div className="wrap flex w-full max-w-6xl flex-col gap-8 py-8 md:py-10">
      <div className="flex flex-col gap-5">
        <Steps
          label="Steps of your listing"
          current={step - 1}
          steps={wizardSteps.map((label, index) => ({
            label,
            to: draft
              ? wizardHref({ draft, step: (index + 1) as WizardStep, packageId })
              : undefined,
          }))}
        />
        <StepHeading step={step} />
      </div>
      <WizardNotices notice={notice} removed={notices} error={actionData?.error ?? null} />
      {step === 1 && (
        <StepOne key={draft} form={formData} listing={whole} media={media} errors={errors} />
      )}
      {packages && draft && (
        <PackageStep
          {...packages}
          hrefFor={(id) => wizardHref({ draft, step: 2, packageId: id })}
        />
      )}
      {files && whole && draft && (
        <>
          <PhotoSection
            listingId={draft}
            photos={files.photos}
            returnTo={wizardHref({ draft, step: 3 }, "#photos")}
          />
          <StepThree
            key={draft}
            form={{ ...formData, draft }}
            listing={whole}
            media={media}
            median={median}
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
