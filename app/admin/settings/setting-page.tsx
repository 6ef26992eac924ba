import type { ReactNode } from "react";
import type { ShouldRevalidateFunction } from "react-router";
import type { Route } from "./+types/setting-page.ts";
import { AnnouncementForm } from "#app/admin/settings/forms/announcement-form.tsx";
import {
  BannedWordsForm,
  FeaturedForm,
  HeroFiguresForm,
  OperatorForm,
} from "#app/admin/settings/forms/field-forms.tsx";
import { ExchangeRatesForm } from "#app/admin/settings/forms/exchange-rates-form.tsx";
import type { SettingFormProps } from "#app/admin/settings/forms/setting-form.tsx";
import { TaxesForm } from "#app/admin/settings/forms/taxes-form.tsx";
import { changeSetting, loadSettingState } from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingNameAt, settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingSources, type SettingValues } from "#app/admin/settings/setting-sources.server.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { AnnouncementContent } from "#app/shell/announcement.tsx";

/** A conflict reloads too, which the router skips after an error: the form then carries the latest version. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ location: { pathname } }) => {
  const { title, description } = settingScreens[settingNameAt(pathname)];
  return privateMeta({ title, description, pathname });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = settingNameAt(url.pathname);
  const state = await loadSettingState(context, url, name);
  const values = await settingSources[name].load(context.get(servicesContext));
  return { state, setting: { name, values } as SettingValues };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  changeSetting(context, settingNameAt(url.pathname), await readForm(request));

export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, setting } = loaderData;
  const answer = actionData ?? null;
  return (
    <SettingFrame screen={settingScreens[setting.name]} state={state} answer={answer}>
      {formOf(setting, { versions: state.versions, answer })}
    </SettingFrame>
  );
}

function formOf(setting: SettingValues, form: SettingFormProps): ReactNode {
  switch (setting.name) {
    case "operator":
      return <OperatorForm {...form} operator={setting.values} />;
    case "announcement":
      return (
        <AnnouncementForm
          {...form}
          {...setting.values}
          preview={(announcement) => <AnnouncementContent announcement={announcement} />}
        />
      );
    case "hero-figures":
      return <HeroFiguresForm {...form} {...setting.values} />;
    case "featured":
      return <FeaturedForm {...form} {...setting.values} />;
    case "banned-words":
      return <BannedWordsForm {...form} {...setting.values} />;
    case "exchange-rates":
      return <ExchangeRatesForm {...form} {...setting.values} />;
    case "taxes":
      return <TaxesForm {...form} {...setting.values} />;
  }
}
