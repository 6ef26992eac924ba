import { redirect } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { findCategory } from "#app/listings/category.ts";
import { findCategoryMultiple } from "#app/browsing/business/business.queries.server.ts";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import type { MediaCounts } from "#app/selling/editing/completeness.ts";
import { currencyOf } from "#app/selling/editing/country-currency.ts";
import { formOf, type StoredListing } from "#app/selling/editing/field-values.ts";
import { fieldsOfStep, type ListingForm } from "#app/selling/editing/listing-fields.ts";
import { versionOf } from "#app/selling/editing/save-listing-fields.server.ts";
import { countMedia } from "./count-media.queries.server.ts";
import { takeKeptForm, takeNotices } from "./kept-form.server.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { hasPage } from "#app/has-page.ts";
import type { Db } from "#app/platform/db/db.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { presetTexts } from "./presets.ts";
import type { WizardFormData } from "./wizard-form.tsx";
import {
  type WizardAddress,
  wizardHref,
  type WizardPreset,
  type WizardStep,
} from "./wizard-url.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { findRegion } from "#app/shared/places.ts";

type WizardServices = Pick<Services, "db" | "queryCache" | "env">;

interface WizardRequest {
  viewer: Viewer;
  headers: Headers;
  address: WizardAddress;
  now: Date;
}

const noMedia: MediaCounts = { photos: 0, documents: 0 };

/** All that the wizard shows except the packages: the draft, the step, and what was typed before signing in again. */
export async function loadWizard(services: WizardServices, request: WizardRequest) {
  const { db, env } = services;
  const { viewer, headers, address, now } = request;
  const listing = address.draft ? await openDraft(db, viewer.id, address.draft) : null;
  const step = stepFor(address.step, listing);
  if (!listing && step !== 1)
    throw redirect(wizardHref({ preset: address.preset, notice: "complete-first" }));
  const kept = takeKeptForm(headers, env.APP_URL, { owner: viewer.id, draft: address.draft });
  const flashed = takeNotices(headers, env.APP_URL);
  const whole = listing && formOf(listing);
  const texts = { ...presetTexts(address.preset), ...whole, ...kept.texts };
  return {
    step,
    listing,
    whole,
    form: makeForm({ listing, whole, texts, viewer, step, preset: address.preset }),
    media: listing ? await countMedia(db, listing.id) : noMedia,
    median: listing && step === 3 ? await findMedian(services, listing, now) : null,
    notices: flashed.notices,
    cookies: [...kept.cookies, ...flashed.cookies],
  };
}

/** A draft opens for its owner, and only while it is one; a listing that is no longer a draft has its own page. */
async function openDraft(db: Db, ownerId: string, listingId: string): Promise<StoredListing> {
  const listing = isId(listingId) ? await findOwnListing(db, { listingId, ownerId }) : null;
  if (!listing) notFound();
  if (listing.status === "draft") return listing;
  const editHref = `/account/listings/edit/${listing.id}`;
  if (hasPage(editHref)) throw redirect(editHref);
  notFound();
}

const stepFor = (wanted: WizardStep | null, listing: StoredListing | null): WizardStep =>
  wanted ?? (listing ? (listing.wizardStep as WizardStep) : 1);

interface FormParts {
  listing: StoredListing | null;
  whole: ListingForm | null;
  texts: FieldTexts;
  viewer: Viewer;
  step: WizardStep;
  preset: WizardPreset | null;
}

function makeForm({ listing, whole, texts, viewer, step }: FormParts): WizardFormData {
  const names = step === 2 ? [] : fieldsOfStep(step);
  const pick = (all: FieldTexts): FieldTexts =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? ""]));
  const country = listing?.country ?? findRegion(texts.region ?? "")?.country ?? "CA";
  return {
    draft: listing?.id ?? null,
    ownerId: viewer.id,
    formKey: createId(),
    version: listing ? versionOf(listing) : "",
    country,
    currency: listing?.currency ?? currencyOf(country),
    stored: pick(whole ?? {}),
    initial: pick(texts),
  };
}

async function findMedian(
  { queryCache }: WizardServices,
  { categories }: StoredListing,
  now: Date,
) {
  const [slug] = categories;
  const category = slug && findCategory(slug);
  if (!category) return null;
  const found = await queryCache.get(`multiple of ${category.slug}`, (db) =>
    findCategoryMultiple(db, category.slug, now),
  );
  return found && { ...found, category: category.name };
}
