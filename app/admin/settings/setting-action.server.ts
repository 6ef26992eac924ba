import { data, redirect, type RouterContextProvider } from "react-router";
import type { ZodType } from "zod";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import {
  listSettingHistory,
  type PastChange,
} from "#app/admin/settings/setting-history.queries.server.ts";
import type { SettingKey, SettingScreen } from "#app/admin/settings/setting-list.ts";
import {
  revertSiteSetting,
  saveSiteSetting,
} from "#app/content/settings/save-site-setting.server.ts";
import type { SiteSettingKey, SiteSettings } from "#app/content/settings/site-settings.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  findSettingVersion,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

type Context = Readonly<RouterContextProvider>;

/** What all pages of settings load. */
export interface SettingState {
  /** By key; see `findSettingVersion`. Read before the values: a change in between is then noticed when saving. */
  versions: Partial<Record<SettingKey, string>>;
  history: PastChange[];
  /** What the redirect after a change says. */
  done: "saved" | "reverted" | null;
}

export async function loadSettingState(
  context: Context,
  url: URL,
  { keys }: SettingScreen,
): Promise<SettingState> {
  const { db } = context.get(servicesContext);
  const versions = await Promise.all(
    keys.map(async (key) => [key, await findSettingVersion(db, key)]),
  );
  const done = url.searchParams.get("done");
  return {
    versions: Object.fromEntries(versions) as SettingState["versions"],
    history: await listSettingHistory(db, keys, new Date()),
    done: done === "saved" || done === "reverted" ? done : null,
  };
}

/** Who changes the setting, from the session and from the hidden fields of the form. */
export function settingChangeOf<Key extends SettingKey>(
  context: Context,
  form: FormData,
  key: Key,
): SettingChange & { key: Key } {
  const version = form.get("version");
  return {
    key,
    version: typeof version === "string" ? version : "",
    actorId: context.get(viewerContext).id,
    requestId: context.get(requestContext).id,
  };
}

/** Answers a "Put it back" button, which names a change of the history. */
export async function revertSetting<Key extends SettingKey>(
  context: Context,
  form: FormData,
  screen: SettingScreen,
  key: Key,
  revert: (
    db: Db,
    change: SettingChange & { key: Key; revertOf: string },
  ) => Promise<AnySettingOutcome>,
) {
  const { db } = context.get(servicesContext);
  const revertOf = form.get("change");
  if (typeof revertOf !== "string" || !isId(revertOf)) throw data(null, { status: 400 });
  const outcome = await revert(db, { ...settingChangeOf(context, form, key), revertOf });
  return answerSetting(screen, outcome, {}, "reverted");
}

/** The action of a page whose form is one site setting. */
export async function answerSettingForm<Key extends SettingKey & SiteSettingKey>(
  request: Request,
  context: Context,
  screen: SettingScreen,
  key: Key,
  schema: ZodType<SiteSettings[Key]>,
) {
  const form = await readForm(request);
  if (form.get("intent") === "revert")
    return revertSetting(context, form, screen, key, revertSiteSetting);
  const typed = typedOf(form);
  const input = schema.safeParse(typed);
  if (!input.success) return refuseSetting(fieldErrors(input.error.issues), typed);
  const { db } = context.get(servicesContext);
  const change = settingChangeOf(context, form, key);
  return answerSetting(screen, await saveSiteSetting(db, change, input.data), typed);
}

/** Why nothing was saved, for the page that shows the form again. */
export interface SettingRefusal {
  refused: "invalid" | SettingReason;
  errors: FieldErrors;
  typed: Record<string, string>;
}

type AnySettingOutcome = SettingOutcome<"charged" | "not-found" | "changed-since">;

type SettingReason = Extract<AnySettingOutcome, { ok: false }>["reason"];

/** A redirect after success, so that a reload does not send again; otherwise the form as it was typed. */
export function answerSetting(
  { to }: SettingScreen,
  outcome: AnySettingOutcome,
  typed: Record<string, string> = {},
  done: "saved" | "reverted" = "saved",
) {
  if (outcome.ok) throw redirect(`${to}?done=${done}`, 303);
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  // Nothing to do is no fault: the setting is as it was asked to be.
  if (outcome.reason === "unchanged") throw redirect(to, 303);
  const refusal: SettingRefusal = { refused: outcome.reason, errors: {}, typed };
  return data(refusal, { status: 409 });
}

export function refuseSetting(errors: FieldErrors, typed: Record<string, string>) {
  const refusal: SettingRefusal = { refused: "invalid", errors, typed };
  return data(refusal, { status: 422 });
}

/** The texts of a form by field; files are left out. */
export const typedOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
