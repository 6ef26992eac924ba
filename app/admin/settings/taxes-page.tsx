import { data, useNavigation } from "react-router";
import type { Route } from "./+types/taxes-page.ts";
import { ProvinceTable } from "#app/admin/settings/province-table.tsx";
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
import { FutureRates, TaxNumbersForm, TaxRateForm } from "#app/admin/settings/tax-forms.tsx";
import { exampleOrder, viewFutureRates, viewProvinces } from "#app/admin/settings/tax-view.ts";
import { servicesContext } from "#app/context.ts";
import { revertTaxNumbers, saveTaxNumbers } from "#app/payments/tax/save-tax-numbers.server.ts";
import {
  removeTaxRate,
  revertTaxRate,
  saveTaxRate,
} from "#app/payments/tax/save-tax-rate.server.ts";
import { taxNumbersSchema, taxRateSchema } from "#app/payments/tax/tax-settings.schema.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { TitledSection } from "#app/ui/titled-section.tsx";

const screen = settingScreens.taxes;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  const settings = await getTaxSettings(db);
  const now = new Date();
  return {
    state,
    numbers: settings.numbers,
    provinces: viewProvinces(settings, now),
    future: viewFutureRates(settings, now),
    example: exampleOrder,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  const intent = form.get("intent");
  const typed = typedOf(form);
  if (intent === "numbers") {
    const input = taxNumbersSchema.safeParse(typed);
    if (!input.success) return refuseSetting(fieldErrors(input.error.issues), typed);
    const change = settingChangeOf(context, form, "taxNumbers");
    return answerSetting(screen, await saveTaxNumbers(db, change, input.data), typed);
  }
  if (intent === "rate" || intent === "remove") {
    const isRemoval = intent === "remove";
    const input = taxRateSchema.safeParse(isRemoval ? { ...typed, rate: "0" } : typed);
    if (!input.success) return refuseSetting(fieldErrors(input.error.issues), typed);
    const change = settingChangeOf(context, form, "taxRates");
    const write = isRemoval ? removeTaxRate : saveTaxRate;
    return answerSetting(screen, await write(db, change, input.data), typed);
  }
  if (intent !== "revert") throw data(null, { status: 400 });
  return form.get("key") === "taxNumbers"
    ? revertSetting(context, form, screen, "taxNumbers", revertTaxNumbers)
    : revertSetting(context, form, screen, "taxRates", revertTaxRate);
}

export default function TaxesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, numbers, provinces, future, example } = loaderData;
  const refusal = actionData ?? null;
  const intent = useNavigation().formData?.get("intent");
  const form = (key: "taxNumbers" | "taxRates", name: string) => ({
    key: state.versions[key] ?? "",
    version: state.versions[key] ?? "",
    typed: refusal?.typed.intent === name ? refusal.typed : {},
    errors: refusal?.typed.intent === name ? refusal.errors : {},
    isSaving: intent === name,
  });
  const { key: numbersKey, ...numbersForm } = form("taxNumbers", "numbers");
  const { key: ratesKey, ...rateForm } = form("taxRates", "rate");
  return (
    <SettingFrame
      screen={screen}
      lead="A tax is charged in a province where the registration that collects it has a number. Orders keep the taxes of their day. Ask your accountant which ones apply to you."
      state={state}
      refusal={refusal}
    >
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <TitledSection id="numbers" title="Registration numbers">
          <TaxNumbersForm key={numbersKey} {...numbersForm} numbers={numbers} />
        </TitledSection>
        <TitledSection id="rates" title="New or future rate">
          <p className="-mt-3 text-sm text-ink-2">
            A rate counts from its first day until the next one’s. Zero ends a tax. A rate that was
            charged can no longer be changed.
          </p>
          <FutureRates rates={future} version={rateForm.version} />
          <TaxRateForm key={ratesKey} {...rateForm} />
        </TitledSection>
      </div>
      <TitledSection
        id="provinces"
        title="Today, by province"
        aside={<p className="text-sm text-ink-2">{`Example order: ${example}`}</p>}
      >
        <ProvinceTable provinces={provinces} />
      </TitledSection>
    </SettingFrame>
  );
}
