import type { z } from "zod";
import { applyAsBroker } from "#app/accounts/broker/apply-as-broker.server.ts";
import type { ApplyRefusal } from "#app/accounts/broker/broker-application.ts";
import { brokerApplicationSchema } from "#app/accounts/broker/broker-application.schema.ts";
import {
  notificationsSchema,
  personalSchema,
  preferencesSchema,
  privacySchema,
} from "#app/accounts/profile/profile.schema.ts";
import {
  type SectionName,
  type SectionResult,
  submittedValues,
} from "#app/accounts/profile/section-result.ts";
import {
  type PersonalDetailsOutcome,
  updatePersonalDetails,
} from "#app/accounts/profile/update-personal-details.server.ts";
import {
  updatePreferences,
  updateSettings,
} from "#app/accounts/profile/update-preferences.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
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

const savedMessage = ({ phoneUnconfirmed, identityUnconfirmed }: PersonalDetailsOutcome): string =>
  [
    phoneUnconfirmed || identityUnconfirmed ? "Saved." : "Saved",
    ...(phoneUnconfirmed ? ["Please confirm the new phone number."] : []),
    ...(identityUnconfirmed ? ["Please verify your identity under the new name."] : []),
  ].join(" ");

export async function saveSection(
  db: Db,
  jobs: Jobs,
  { userId, form, knownCategories, requestId, ip, now }: SaveSection,
): Promise<SectionResult | null> {
  const section = form.get("section");
  const ticked = (name: string) => form.has(name);
  if (section === "personal")
    return save(section, form, personalSchema, Object.fromEntries(form), async (input) => {
      return savedMessage(await updatePersonalDetails(db, { userId, input, requestId }));
    });
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
      const outcome = await applyAsBroker(db, { userId, input, requestId });
      return outcome.ok ? "Sent" : { licenseNumber: refusalMessages[outcome.reason] };
    });
  if (section === "privacy" || section === "notifications") {
    const schema = section === "privacy" ? privacySchema : notificationsSchema;
    const sent = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ticked(name)]));
    return save(section, form, schema, sent, async (settings) => {
      await updateSettings(db, { userId, settings, requestId });
      return "Saved";
    });
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
