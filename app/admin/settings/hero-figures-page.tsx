import { Form, useNavigation } from "react-router";
import type { Route } from "./+types/hero-figures-page.ts";
import { heroFiguresSchema } from "#app/admin/settings/hero-figures.schema.ts";
import { reloadOnConflict } from "#app/admin/settings/reload-on-conflict.ts";
import {
  answerSetting,
  loadSettingState,
  refuseSetting,
  revertSetting,
  settingChangeOf,
  typedOf,
} from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingMeta } from "#app/admin/settings/setting-meta.ts";
import {
  revertSiteSetting,
  saveSiteSetting,
} from "#app/content/settings/save-site-setting.server.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { countPublicListings } from "#app/listings/home/home.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/button.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { TextField } from "#app/ui/text-field.tsx";

const screen = settingScreens.heroFigures;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  return {
    state,
    figures: (await getSiteSettings(db)).heroFigures,
    active: formatNumber(await countPublicListings(db, new Date())),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  if (form.get("intent") === "revert")
    return revertSetting(context, form, screen, "heroFigures", revertSiteSetting);
  const typed = typedOf(form);
  const input = heroFiguresSchema.safeParse(typed);
  if (!input.success) return refuseSetting(fieldErrors(input.error.issues), typed);
  const change = settingChangeOf(context, form, "heroFigures");
  return answerSetting(screen, await saveSiteSetting(db, change, input.data), typed);
}

export default function HeroFiguresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, figures, active } = loaderData;
  const refusal = actionData ?? null;
  const isSaving = useNavigation().formMethod === "POST";
  const value = (name: keyof typeof figures) => refusal?.typed[name] ?? figures[name];
  return (
    <SettingFrame
      screen={screen}
      lead="Four figures stand below the search on the home page. Visitors see a change at once."
      state={state}
      refusal={refusal}
    >
      <Form
        key={state.versions.heroFigures}
        method="post"
        noValidate
        className="grid max-w-3xl items-start gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="version" value={state.versions.heroFigures ?? ""} />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">Active listings</p>
          <p className="figures flex min-h-11 items-center font-serif text-2xl">{active}</p>
          <p className="text-sm text-ink-2">Counted, never set.</p>
        </div>
        <TextField
          label="Years"
          name="years"
          hint="How long the marketplace has existed."
          defaultValue={value("years")}
          maxLength={20}
          error={refusal?.errors.years ?? null}
        />
        <TextField
          label="Sales"
          name="sales"
          hint="How many businesses have been sold."
          defaultValue={value("sales")}
          maxLength={20}
          error={refusal?.errors.sales ?? null}
        />
        <TextField
          label="Verified"
          name="verified"
          hint="The share of listings that are checked."
          defaultValue={value("verified")}
          maxLength={20}
          error={refusal?.errors.verified ?? null}
        />
        <div className="sm:col-span-2">
          <Button pending={isSaving}>Save figures</Button>
        </div>
      </Form>
    </SettingFrame>
  );
}
