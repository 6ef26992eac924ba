import { redirect } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import type { MediaCounts } from "#app/selling/editing/completeness.ts";
import { currencyOf } from "#app/selling/editing/place-examples.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import {
  type FieldName,
  fieldsOfStep,
  requiredMessages,
} from "#app/selling/editing/listing-fields.ts";
import { versionOf } from "#app/selling/editing/save-listing-fields.server.ts";
import {
  countMedia,
  findMedian,
  findOwnListing,
} from "#app/selling/editing/own-listing.queries.server.ts";
import { takeKeptForm, takeNotices } from "./kept-form.server.ts";
import { editHref } from "#app/selling/owned/owned-listing.ts";
import type { Db } from "#app/platform/db/db.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { type WizardAddress, wizardHref, type WizardStep, presetTexts } from "./wizard-url.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { findRegion } from "#app/shared/places.ts";

type WizardServices = Pick<Services, "db" | "queryCache" | "env">;

interface WizardRequest {
  viewer: Viewer;
  headers: Headers;
  address: WizardAddress;
  now: Date;
}

const requiredNames = Object.keys(requiredMessages) as FieldName[];
const noMedia: MediaCounts = { photos: 0, documents: 0 };

export async function loadWizard(services: WizardServices, request: WizardRequest) {
  const { db, env } = services;
  const { viewer, headers, address } = request;
  const listing = address.draft ? await openDraft(db, viewer.id, address.draft) : null;
  const step = address.step ?? ((listing?.wizardStep ?? 1) as WizardStep);
  const whole = listing && formOf(listing);
  // Nobody pays for a listing without a category or a region: no search would find it.
  const isBegun = whole && requiredNames.every((name) => whole[name] !== "");
  if (!isBegun && step !== 1) {
    const { preset, draft } = address;
    throw redirect(wizardHref({ preset, draft, step: draft ? 1 : null, notice: "complete-first" }));
  }
  const kept = takeKeptForm(headers, env.APP_URL, { owner: viewer.id, draft: address.draft });
  const flashed = takeNotices(headers, env.APP_URL);
  const texts = { ...presetTexts(address.preset), ...whole, ...kept.texts };
  return {
    step,
    listing,
    whole,
    form: makeForm(listing, texts, viewer.id, step),
    media: listing ? await countMedia(db, listing.id) : noMedia,
    median: listing && step === 3 ? await findMedian(services.queryCache, listing) : null,
    notices: flashed.notices,
    cookies: [...kept.cookies, ...flashed.cookies],
  };
}

/** A draft opens for its owner only; a listing that is no longer a draft has its own page. */
async function openDraft(db: Db, ownerId: string, listingId: string): Promise<StoredListing> {
  const listing = isId(listingId) ? await findOwnListing(db, { listingId, ownerId }) : null;
  if (!listing) notFound();
  if (listing.status !== "draft") throw redirect(editHref(listing));
  return listing;
}

export type WizardFormData = ReturnType<typeof makeForm>;

function makeForm(
  listing: StoredListing | null,
  texts: FieldTexts,
  ownerId: string,
  step: WizardStep,
) {
  const names = step === 2 ? [] : fieldsOfStep(step);
  const pick = (all: FieldTexts): FieldTexts =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? ""]));
  const country = listing?.country ?? findRegion(texts.region ?? "")?.country ?? "CA";
  return {
    draft: listing?.id ?? null,
    ownerId,
    formKey: createId(),
    version: listing ? versionOf(listing) : "",
    country,
    currency: listing?.currency ?? currencyOf(country),
    stored: pick(listing ? formOf(listing) : {}),
    initial: pick(texts),
  };
}
