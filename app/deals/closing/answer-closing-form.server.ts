import { data, redirect } from "react-router";
import type { Services } from "#app/context.ts";
import { findNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { closingHref, offersHref } from "#app/deals/offers/offer-address.ts";
import { reasonSchema } from "#app/deals/offers/offer.schema.ts";
import { endSale } from "#app/deals/sales/end-sale.server.ts";
import { tellSchema } from "#app/deals/sales/tell.schema.ts";
import { tellBuyers } from "#app/deals/sales/tell-buyers.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { soldPriceSchema } from "#app/listings/lifecycle/sold-price.schema.ts";
import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { addClosingStep, dateClosingStep, tickClosingStep } from "./change-closing.server.ts";
import { dueOnSchema, newStepSchema } from "./closing.schema.ts";

interface ClosingForm extends OwnThread {
  form: FormData;
  now: Date;
  requestId: string;
}

/** The forms of the closing page. */
export async function answerClosingForm(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { form, ...own }: ClosingForm,
) {
  const negotiation = await findNegotiation(db, own);
  if (!negotiation) notFound();
  const intent = formText(form, "intent");
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refuse = (errors: FormRefusal["errors"], status = 422, error = "") =>
    data<FormRefusal>({ error, errors, typed }, { status });
  const settle = (outcome: { ok: boolean }, to = closingHref(own.conversationId)) => {
    if (!outcome.ok) notFound();
    return redirect(to, 303);
  };
  switch (intent) {
    case "add": {
      const step = newStepSchema.safeParse(typed);
      if (!step.success) return refuse(fieldErrors(step.error.issues));
      const outcome = await addClosingStep(db, { ...own, step: step.data });
      if (!outcome.ok && outcome.reason === "too-many")
        return refuse(
          {},
          409,
          "The list is full. Rename or tick off a step instead of adding one.",
        );
      return settle(outcome);
    }
    case "tick":
    case "untick":
      return settle(
        await tickClosingStep(db, { ...own, stepId: stepId(), isDone: intent === "tick" }),
      );
    case "date": {
      const given = dueOnSchema.safeParse(typed);
      if (!given.success) return refuse(fieldErrors(given.error.issues));
      return settle(await dateClosingStep(db, { ...own, ...given.data, stepId: stepId() }));
    }
    case "tell": {
      const given = tellSchema.safeParse(typed);
      if (!given.success) return refuse(fieldErrors(given.error.issues));
      return settle(await tellBuyers(db, jobs, { ...own, text: given.data.text }));
    }
    case "sold": {
      const price = soldPriceSchema.safeParse(typed["soldPrice"]);
      if (!price.success) return refuse({ soldPrice: price.error.issues[0]!.message });
      return settle(
        await changeOwnListing(db, jobs, {
          ...own,
          listingId: negotiation.listing.id,
          ownerId: own.userId,
          action: "sell",
          soldPrice: price.data,
        }),
      );
    }
    case "off": {
      const given = reasonSchema.safeParse(typed);
      if (!given.success) return refuse(fieldErrors(given.error.issues));
      return settle(
        await endSale(db, jobs, { ...own, reason: given.data.reason }),
        offersHref(own.conversationId),
      );
    }
    default:
      throw data(null, { status: 400 });
  }

  function stepId(): string {
    const id = formText(form, "stepId");
    if (!isId(id)) notFound();
    return id;
  }
}
