import { Form, useNavigation } from "react-router";
import type { Route } from "./+types/featured-page.ts";
import { listFeaturedNow } from "#app/admin/settings/featured-listings.queries.server.ts";
import { featuredFormSchema } from "#app/admin/settings/featured.schema.ts";
import { type FeaturedRow, FeaturedTable } from "#app/admin/settings/featured-table.tsx";
import { reloadOnConflict } from "#app/admin/settings/reload-on-conflict.ts";
import { answerSettingForm, loadSettingState } from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingMeta } from "#app/admin/settings/setting-meta.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { hasPage } from "#app/has-page.ts";
import { mostFeaturedSlots } from "#app/search/featured/featured-slots.ts";
import { placeName } from "#app/shared/places.ts";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { formatDate } from "#app/ui/format-date.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

const screen = settingScreens.featured;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  const { featuredSlots } = await getSiteSettings(db);
  const { rows, total } = await listFeaturedNow(db, new Date());
  return {
    state,
    slots: featuredSlots,
    total: formatCount(total, { one: "featured listing", other: "featured listings" }),
    rows: rows.map(({ id, title, city, region, expiresAt }): FeaturedRow => {
      const edit = `/admin/listings/${id}/edit`;
      return {
        id,
        title,
        place: placeName({ city, region }),
        until: expiresAt ? formatDate(expiresAt.toISOString()) : null,
        to: hasPage(edit) ? edit : `/business/${id}`,
      };
    }),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSettingForm(request, context, screen, "featuredSlots", featuredFormSchema);

export default function FeaturedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, slots, rows, total } = loaderData;
  const refusal = actionData ?? null;
  const isSaving = useNavigation().formMethod === "POST";
  const number = {
    type: "number",
    min: 0,
    max: mostFeaturedSlots,
    step: 1,
    inputMode: "numeric",
  } as const;
  return (
    <SettingFrame
      screen={screen}
      lead="Owners pay for attention, not for rank: featured listings take turns in these places. Zero leaves a place out."
      state={state}
      refusal={refusal}
    >
      <Form
        key={state.versions.featuredSlots}
        method="post"
        noValidate
        className="grid max-w-3xl items-start gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="version" value={state.versions.featuredSlots ?? ""} />
        <TextField
          {...number}
          label="Above a search"
          name="strip"
          hint="Changes every ten minutes."
          defaultValue={refusal?.typed.strip ?? slots.strip}
          error={refusal?.errors.strip ?? null}
        />
        <TextField
          {...number}
          label="On the home page"
          name="home"
          hint="Changes every hour."
          defaultValue={refusal?.typed.home ?? slots.home}
          error={refusal?.errors.home ?? null}
        />
        <div className="sm:col-span-2">
          <Button pending={isSaving}>Save slots</Button>
        </div>
      </Form>
      <TitledSection
        id="featured-now"
        title="Featured now"
        aside={<p className="figures text-sm text-ink-2">{total}</p>}
      >
        <FeaturedTable rows={rows} />
      </TitledSection>
    </SettingFrame>
  );
}
