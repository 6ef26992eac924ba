import { eq } from "drizzle-orm";
import type { z } from "zod";
import { users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { applyAsBroker } from "#app/accounts/broker/apply-as-broker.server.ts";
import { brokerApplicationSchema } from "#app/accounts/broker/broker-application.schema.ts";
import type { ApplyRefusal } from "#app/accounts/broker/broker-application.ts";
import { type PersonalInput, personalSchema, preferencesSchema } from "./profile.schema.ts";
import { type SectionName, type SectionResult, submittedValues } from "./section-result.ts";
import { settingChoices } from "./setting-choices.ts";
import { updatePreferences } from "./update-preferences.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { findRegion } from "#app/shared/places.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

export interface SaveSection {
  userId: string;
  form: FormData;
  knownCategories: readonly string[];
  requestId: string;
  ip: string;
  now: Date;
}

const refusalMessages: Record<ApplyRefusal, string> = {
  "already-broker": "You're already a broker",
  "already-pending": "We're already reviewing your application",
  administrator: "Administrators can't apply to be brokers",
};

export async function saveSection(
  db: Db,
  jobs: Jobs,
  { userId, form, knownCategories, requestId, ip, now }: SaveSection,
): Promise<SectionResult | null> {
  const section = form.get("section");
  const ticked = (name: string) => form.has(name);
  if (section === "personal")
    return save(section, form, personalSchema, Object.fromEntries(form), (input) =>
      updatePersonalDetails(db, userId, input, requestId),
    );
  if (section === "preferences") {
    const sent = {
      categories: form.getAll("categories"),
      priceMin: form.get("priceMin"),
      priceMax: form.get("priceMax"),
      locations: form.getAll("locations"),
      emailNotifications: ticked("emailNotifications"),
    };
    return save(section, form, preferencesSchema(knownCategories), sent, async (input) => {
      await updatePreferences(db, jobs, { userId, input, ip, now });
      return "Saved";
    });
  }
  if (section === "broker")
    return save(section, form, brokerApplicationSchema, Object.fromEntries(form), async (input) => {
      const outcome = await applyAsBroker(db, jobs, { userId, input, now, requestId });
      return outcome.ok ? "Sent" : { licenseNumber: refusalMessages[outcome.reason] };
    });
  if (section === "privacy" || section === "notifications") {
    const settings = Object.fromEntries(
      settingChoices[section].map(({ name }) => [name, ticked(name)]),
    );
    await db.transaction(async (tx) => {
      await tx.update(users).set(settings).where(eq(users.id, userId));
      await recordOwnAction(tx, userId, "settings-updated", requestId, settings);
    });
    return { section, ok: true, message: "Saved" };
  }
  return null;
}

async function save<Schema extends z.ZodType>(
  section: SectionName,
  form: FormData,
  schema: Schema,
  sent: unknown,
  write: (input: z.infer<Schema>) => Promise<string | FieldErrors>,
): Promise<SectionResult> {
  const parsed = schema.safeParse(sent);
  const refuse = (errors: FieldErrors): SectionResult => ({
    section,
    ok: false,
    errors,
    submitted: submittedValues(form),
  });
  if (!parsed.success) return refuse(fieldErrors(parsed.error.issues));
  const written = await write(parsed.data);
  return typeof written === "string" ? { section, ok: true, message: written } : refuse(written);
}

/** A new phone number or name must be verified again: a verified person could impersonate another. */
async function updatePersonalDetails(
  db: Db,
  userId: string,
  input: PersonalInput,
  requestId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const before = await lockPerson(tx, userId);
    const phoneUnconfirmed = before.phoneVerified && !isSameNumber(before.phone, input.phone);
    const identityUnconfirmed = before.identityVerified && lettersOf(before) !== lettersOf(input);
    const region = input.region ? findRegion(input.region) : null;
    await tx
      .update(users)
      .set({
        ...input,
        name: `${input.firstName} ${input.lastName}`,
        latitude: region?.latitude ?? 0,
        longitude: region?.longitude ?? 0,
        ...(phoneUnconfirmed && { phoneVerified: false }),
        ...(identityUnconfirmed && { identityVerified: false }),
      })
      .where(eq(users.id, userId));
    await recordOwnAction(tx, userId, "profile-updated", requestId, {
      phoneUnconfirmed,
      identityUnconfirmed,
    });
    return [
      phoneUnconfirmed || identityUnconfirmed ? "Saved." : "Saved",
      ...(phoneUnconfirmed ? ["Please confirm the new phone number."] : []),
      ...(identityUnconfirmed ? ["Please verify your identity under the new name."] : []),
    ].join(" ");
  });
}

const isSameNumber = (one: string, other: string): boolean => digits(one) === digits(other);
const digits = (phone: string): string => phone.replace(/[^\d+]/g, "");

/** Case, accents and punctuation may be corrected: "Amelie le-blanc" is Amélie Le Blanc. */
const lettersOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}${lastName}`
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
