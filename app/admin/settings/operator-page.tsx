import { Form, useNavigation } from "react-router";
import type { Route } from "./+types/operator-page.ts";
import { reloadOnConflict } from "#app/admin/settings/reload-on-conflict.ts";
import { answerSettingForm, loadSettingState } from "#app/admin/settings/setting-action.server.ts";
import { SettingFrame } from "#app/admin/settings/setting-frame.tsx";
import { settingScreens } from "#app/admin/settings/setting-list.ts";
import { settingMeta } from "#app/admin/settings/setting-meta.ts";
import { operatorSchema } from "#app/content/settings/site-settings.ts";
import { servicesContext } from "#app/context.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const screen = settingScreens.operator;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  return { state, operator: await getOperator(db) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSettingForm(request, context, screen, "operator", operatorSchema);

export default function OperatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, operator } = loaderData;
  const refusal = actionData ?? null;
  const isSaving = useNavigation().formMethod === "POST";
  const field = (name: "legalName" | "postalAddress" | "supportEmail") => ({
    name,
    defaultValue: refusal?.typed[name] ?? operator?.[name] ?? "",
    error: refusal?.errors[name] ?? null,
  });
  return (
    <SettingFrame
      screen={screen}
      lead="The footer, the legal pages, receipts and every email name you. Canada's anti-spam law asks for it."
      state={state}
      refusal={refusal}
    >
      {!operator && (
        <Banner tone="warning" title="Nobody is named yet">
          Email alerts wait, and nobody can create one, until you have entered all three.
        </Banner>
      )}
      <Form
        key={state.versions.operator}
        method="post"
        noValidate
        className="flex max-w-xl flex-col gap-5"
      >
        <input type="hidden" name="version" value={state.versions.operator ?? ""} />
        <TextField
          {...field("legalName")}
          label="Legal name"
          hint="The company or person that runs this site."
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          {...field("postalAddress")}
          label="Postal address"
          hint="Street, city, province, postal code and country, on one line."
          autoComplete="street-address"
          maxLength={200}
        />
        <TextField
          {...field("supportEmail")}
          label="Support email"
          hint="Where members write to you."
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div>
          <Button pending={isSaving}>Save operator</Button>
        </div>
      </Form>
    </SettingFrame>
  );
}
