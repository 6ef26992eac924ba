import { Form, useNavigation } from "react-router";
import type { Route } from "./+types/hero-figures-page.ts";
import { countForMarketing } from "#app/admin/settings/marketing-counts.queries.server.ts";
import { reloadOnConflict } from "#app/admin/settings/reload-on-conflict.ts";
import { answerSettingForm, loadSettingState } from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingMeta } from "#app/admin/settings/setting-meta.ts";
import { heroFiguresSchema } from "#app/content/settings/site-settings.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { countHeroFigures } from "#app/browsing/home/home.queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { formatPercent } from "#app/ui/format-percent.ts";
import { TextField } from "#app/ui/text-field.tsx";

const screen = settingScreens.heroFigures;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  const [settings, counted, { subscribers }] = await Promise.all([
    getSiteSettings(db),
    countHeroFigures(db, new Date()),
    countForMarketing(db),
  ]);
  return {
    state,
    figures: settings.heroFigures,
    counted: {
      activeListings: formatNumber(counted.activeListings),
      years: formatNumber(counted.years),
      sales: formatNumber(counted.sales),
      verified: formatPercent(counted.verified),
      subscribers: formatNumber(subscribers),
    },
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSettingForm(request, context, screen, "heroFigures", heroFiguresSchema);

export default function HeroFiguresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, figures, counted } = loaderData;
  const refusal = actionData ?? null;
  const isSaving = useNavigation().formMethod === "POST";
  const field = (name: keyof typeof figures, meaning: string) => ({
    name,
    hint: `${meaning} Counted now: ${counted[name]}.`,
    required: false,
    maxLength: 20,
    defaultValue: refusal?.typed[name] ?? figures[name],
    error: refusal?.errors[name] ?? null,
  });
  return (
    <SettingFrame
      screen={screen}
      lead="Leave a field empty to show what is counted. A figure that is zero is left out. Claim only what is true: visitors see a change at once."
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
          <p className="figures flex min-h-11 items-center font-serif text-2xl">
            {counted.activeListings}
          </p>
          <p className="text-sm text-ink-2">Counted, never set.</p>
        </div>
        <TextField {...field("years", "How long the marketplace has existed.")} label="Years" />
        <TextField {...field("sales", "How many businesses have been sold.")} label="Sales" />
        <TextField
          {...field("verified", "The share of brokers with a checked identity.")}
          label="Verified"
        />
        <TextField
          {...field(
            "subscribers",
            "Who gets the email of the package MAX Exposure. Empty: no number is named.",
          )}
          label="Subscribers"
        />
        <div className="sm:col-span-2">
          <Button pending={isSaving}>Save figures</Button>
        </div>
      </Form>
    </SettingFrame>
  );
}
