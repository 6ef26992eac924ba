import { data, redirect, type RouterContextProvider } from "react-router";
import { listSettingHistory } from "#app/admin/settings/setting-history.queries.server.ts";
import {
  settingHref,
  type SettingKey,
  type SettingName,
  settingScreens,
} from "#app/admin/settings/setting-list.ts";
import {
  type AnySettingOutcome,
  type SettingPreview,
  type SettingSource,
  settingSources,
} from "#app/admin/settings/setting-sources.server.ts";
import { servicesContext } from "#app/context.ts";
import { findSettingVersion } from "#app/platform/audit/change-setting.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { actorOf } from "#app/admin/actor.ts";
import { formText } from "#app/shared/form-text.ts";

type Context = Readonly<RouterContextProvider>;

export type SettingState = Awaited<ReturnType<typeof loadSettingState>>;

export async function loadSettingState(context: Context, url: URL, name: SettingName) {
  const { db } = context.get(servicesContext);
  const keys: readonly SettingKey[] = settingScreens[name].keys;
  // Read before the values, so that a change in between is noticed on saving.
  const versions = await Promise.all(
    keys.map(async (key) => [key, await findSettingVersion(db, key)]),
  );
  const done = url.searchParams.get("done");
  return {
    versions: Object.fromEntries(versions) as Partial<Record<SettingKey, string>>,
    history: await listSettingHistory(db, keys, new Date()),
    done: done === "saved" || done === "reverted" ? done : null,
  };
}

export interface SettingAnswer {
  refused: "invalid" | Extract<AnySettingOutcome, { ok: false }>["reason"] | null;
  errors: FieldErrors;
  typed: Record<string, string>;
  preview: SettingPreview | null;
}

export async function changeSetting(context: Context, name: SettingName, form: FormData) {
  const services = context.get(servicesContext);
  const source: SettingSource<unknown> = settingSources[name];
  const keys: readonly SettingKey[] = settingScreens[name].keys;
  const changeOf = <Key extends SettingKey>(key: Key) => ({
    key,
    version: formText(form, "version"),
    ...actorOf(context),
  });
  const intent = form.get("intent");
  if (intent === "revert") {
    const key = keys.find((one) => one === form.get("key")) ?? keys.at(-1)!;
    const revertOf = formText(form, "change");
    if (!isId(revertOf)) throw data(null, { status: 400 });
    const outcome = await source.revert(services.db, { ...changeOf(key), revertOf });
    return answer(name, outcome, {}, "reverted");
  }
  const typed = Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  const result = await source.change({ services, form, typed, intent, changeOf });
  if ("ok" in result) return answer(name, result, typed, "saved");
  const { errors = {}, preview = null } = result;
  const isInvalid = result.errors !== undefined;
  return data<SettingAnswer>(
    {
      refused: isInvalid ? "invalid" : null,
      errors,
      typed: { ...typed, ...result.typed },
      preview,
    },
    { status: isInvalid || preview?.kind === "line-errors" ? 422 : 200 },
  );
}

function answer(
  name: SettingName,
  outcome: AnySettingOutcome,
  typed: Record<string, string>,
  done: "saved" | "reverted",
) {
  if (outcome.ok) throw redirect(`${settingHref(name)}?done=${done}`, 303);
  if (outcome.reason === "not-found") return notFound();
  if (outcome.reason === "unchanged") throw redirect(settingHref(name), 303);
  return data<SettingAnswer>(
    { refused: outcome.reason, errors: {}, typed, preview: null },
    { status: 409 },
  );
}
