import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/passport-page.ts";
import {
  deletePassport,
  renewPassport,
  savePassport,
  type RenewProblem,
} from "./change-passport.server.ts";
import { findLatestRequest, findPassport, getChecks } from "./own-passport.queries.server.ts";
import { PassportBanners } from "./passport-banners.tsx";
import { PassportForm } from "./passport-form.tsx";
import { proofProblemMessages } from "./passport-request.ts";
import { describeStanding } from "./passport-standing.ts";
import { PassportSteps } from "./passport-steps.tsx";
import { fundsSchema, type PassportTextInput, passportTextSchema } from "./passport.schema.ts";
import { ProofForm } from "./proof-form.tsx";
import { sendProof } from "./send-proof.server.ts";
import { findLatestVerification } from "#app/accounts/identity/identity-verifications.queries.server.ts";
import { askStatus } from "#app/accounts/reviews/review.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage(
  "Your buyer's passport",
  "Show owners who you are and what you can pay, in the conversations you choose.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

const notices: Record<string, string> = {
  saved: "Saved.",
  cleaned: "Saved. We removed contact details or capital letters, so please check your text.",
  sent: "Your proof of funds was sent.",
  renewed: "Your passport is renewed.",
  deleted: "Your passport is deleted and no longer shown in any conversation.",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const [checks, passport, request, verification] = await Promise.all([
    getChecks(db, id),
    findPassport(db, id),
    findLatestRequest(db, id),
    findLatestVerification(db, id),
  ]);
  return {
    checks,
    passport,
    standing: describeStanding({ checks, passport, request }, new Date()),
    isIdentityPending: verification?.state === "pending",
    notice: notices[url.searchParams.get("done") ?? ""] ?? null,
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, jobs, files, log } = context.get(servicesContext);
  const form = await readForm(request);
  const intent = formText(form, "intent");
  const own = {
    userId: context.get(viewerContext).id,
    requestId: context.get(requestContext).id,
    now: new Date(),
  };
  switch (intent) {
    case "save": {
      const input = passportTextSchema.safeParse(Object.fromEntries(form));
      if (!input.success) return refuse(422, { errors: fieldErrors(input.error.issues) });
      await savePassport(db, own, input.data);
      return done(isCleaned(input.data) ? "cleaned" : "saved");
    }
    case "prove":
      return prove();
    case "renew": {
      const outcome = await renewPassport(db, own);
      return outcome.ok ? done("renewed") : refuse(409, { error: renewProblems[outcome.reason] });
    }
    case "delete":
      await deletePassport(db, jobs, own);
      return done("deleted");
    default:
      throw data(null, { status: 400 });
  }

  function isCleaned(saved: PassportTextInput) {
    const texts = [saved.experience, saved.sought, saved.about];
    const typed = ["experience", "sought", "about"].map((name) => plainText(formText(form, name)));
    return texts.some((text, index) => text !== typed[index]);
  }

  async function prove() {
    const input = fundsSchema.safeParse(Object.fromEntries(form));
    const file = form.get("proof");
    const isFile = file instanceof File && file.size > 0;
    if (!input.success || !isFile)
      return refuse(422, {
        errors: {
          ...fieldErrors(input.error?.issues ?? []),
          ...(!isFile && { proof: proofProblemMessages["no-file"] }),
        },
      });
    const services = { db, jobs, files, log };
    const proof = await file.bytes();
    const outcome = await sendProof(services, { ...own, input: input.data, proof });
    if (outcome.ok) return done("sent");
    return refuse(askStatus(outcome.reason), {
      errors: { proof: proofProblemMessages[outcome.reason] },
    });
  }

  function refuse(status: number, { error = "", errors = {} }: Partial<FormRefusal>) {
    const names = ["experience", "sought", "timing", "about", "band", "currency"];
    const typed = Object.fromEntries(names.map((name) => [name, formText(form, name)]));
    return data({ intent, error, errors, typed }, { status });
  }
}

/** So that a reload does not submit again. */
const done = (what: keyof typeof notices) => redirect(`/account/passport?done=${what}`, 303);

const renewProblems: Record<RenewProblem, string> = {
  "not-found": "There is nothing to renew yet.",
  "not-checked": "Confirm your email address, phone number and identity first.",
  "proof-needed": "Your proof of funds is more than a year old. Send a new one.",
  "too-early": "You can renew your passport in its last 30 days.",
};

const tooLarge: FieldErrors = { proof: proofProblemMessages["too-large"] };

export default function PassportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checks, passport, standing, isIdentityPending, notice, isTooLarge } = loaderData;
  const refusalOf = (intent: string) => (actionData?.intent === intent ? actionData : null);
  const proofRefusal =
    refusalOf("prove") ?? (isTooLarge ? { error: "", errors: tooLarge, typed: {} } : null);
  return (
    <TitledSection
      id="passport-title"
      title="Your buyer's passport"
      aside={<HelpLink article="passport">How the passport works</HelpLink>}
      className="max-w-2xl"
    >
      {notice && !actionData && <Banner tone="success">{notice}</Banner>}
      {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
      <PassportBanners standing={standing} />
      <PassportSteps
        checks={checks}
        isIdentityPending={isIdentityPending}
        isDescribed={passport !== null}
        hasProof={standing.term !== null && !standing.term.needsProof}
        isProofPending={standing.pending !== null}
      />
      <section aria-labelledby="about-you" className="mt-4">
        <h3 id="about-you" className="mb-4 scroll-mt-24 font-serif text-xl font-medium">
          About you as a buyer
        </h3>
        <PassportForm
          // What was saved may differ from what was typed.
          key={passport?.updatedAt.getTime()}
          saved={passport}
          refusal={refusalOf("save")}
        />
      </section>
      <section aria-labelledby="funds" className="mt-4">
        <h3 id="funds" className="mb-4 scroll-mt-24 font-serif text-xl font-medium">
          Proof of funds
        </h3>
        {standing.canSendProof ? (
          // While a passport is valid, a new proof is the exception.
          standing.holds && !standing.term?.needsProof ? (
            <details open={proofRefusal !== null}>
              <summary className="min-h-6 cursor-pointer font-semibold">Send a new proof</summary>
              <p className="mt-2 mb-4 max-w-[60ch] text-ink-2">
                You can do this at any time, for example to show a higher range.
              </p>
              <ProofForm refusal={proofRefusal} />
            </details>
          ) : (
            <ProofForm refusal={proofRefusal} />
          )
        ) : (
          <p className="text-ink-2">
            {standing.pending
              ? "We have it, and will email you our answer."
              : "Finish the other steps first."}
          </p>
        )}
      </section>
      {passport && <DeletePassport />}
    </TitledSection>
  );
}

const DeletePassport = () => (
  <details className="mt-4 border-t border-line pt-4 text-sm">
    <summary className="min-h-6 cursor-pointer font-semibold">Delete my passport</summary>
    <Form method="post" className="mt-2 flex flex-col items-start gap-3">
      <p className="max-w-[60ch] text-ink-2">
        It disappears from every conversation at once, and we delete the result of your funds check.
        To get a new passport, you send a new proof.
      </p>
      <SubmitButton intent="delete" variant="danger" size="sm">
        Delete it for good
      </SubmitButton>
    </Form>
  </details>
);
