import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/exchange-rates-page.ts";
import { RateForm } from "#app/admin/settings/rate-form.tsx";
import { RatePlan } from "#app/admin/settings/rate-plan.tsx";
import { RateTable } from "#app/admin/settings/rate-table.tsx";
import { readRateForm } from "#app/admin/settings/read-rate-form.ts";
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
import { servicesContext } from "#app/context.ts";
import { listExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { parseRates, planRates } from "#app/listings/figures/parse-rates.ts";
import {
  revertExchangeRates,
  saveExchangeRates,
} from "#app/listings/figures/save-exchange-rates.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

const screen = settingScreens.exchangeRates;
const shown = 60;
/** All that a plan compares with; a decade of days. */
const mostKnown = 10_000;

export const shouldRevalidate = reloadOnConflict;

export const meta = settingMeta(screen);

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = await loadSettingState(context, url, screen);
  return { state, rates: await listExchangeRates(db, shown), today: dayOf(new Date()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  const intent = form.get("intent");
  if (intent === "revert")
    return revertSetting(context, form, screen, "exchangeRates", revertExchangeRates);
  const { text, errors: fieldErrors } = await readRateForm(form);
  const typed = { ...typedOf(form), csv: text };
  if (fieldErrors) return refuseSetting(fieldErrors, typedOf(form));
  const { rates, errors } = parseRates(text, dayOf(new Date()));
  if (errors.length > 0) return data({ typed, errors }, { status: 422 });
  const plan = planRates(rates, await listExchangeRates(db, mostKnown));
  const isSafe = intent === "add" && plan.every(({ jump }) => jump === null);
  if (isSafe || intent === "save") {
    const change = settingChangeOf(context, form, "exchangeRates");
    return answerSetting(screen, await saveExchangeRates(db, change, rates), typed);
  }
  return data({ typed, plan });
}

export default function ExchangeRatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, rates, today } = loaderData;
  const refusal = actionData && "refused" in actionData ? actionData : null;
  const plan = actionData && "plan" in actionData ? actionData.plan : null;
  const errors = actionData && "errors" in actionData && !refusal ? actionData.errors : null;
  const intent = useNavigation().formData?.get("intent");
  const version = state.versions.exchangeRates ?? "";
  const lineErrors = Array.isArray(errors) ? errors : [];
  return (
    <SettingFrame
      screen={screen}
      lead="How many units of a currency one Canadian dollar buys. The latest day of each currency counts, for approximate prices and for searches by price."
      state={state}
      refusal={refusal}
    >
      {plan && (
        <RatePlan plan={plan} csv={actionData?.typed.csv ?? ""} version={version} intent={intent} />
      )}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <TitledSection id="add" title="Add or correct a day">
          <RateForm
            key={version}
            version={version}
            today={today}
            typed={refusal?.typed ?? {}}
            errors={refusal?.errors ?? {}}
            isSaving={intent === "add"}
          />
        </TitledSection>
        <TitledSection id="csv-section" title="Many at once">
          <Form
            key={version}
            method="post"
            encType="multipart/form-data"
            noValidate
            className="flex flex-col gap-5"
          >
            <input type="hidden" name="version" value={version} />
            <TextArea
              label="CSV text"
              name="csv"
              rows={6}
              optional
              spellCheck={false}
              hint="Currency, date and rate on each line: USD,2026-11-02,0.7134"
              defaultValue={actionData?.typed.csv}
              error={lineErrors.length > 0 ? "Nothing was saved. Correct these lines:" : null}
              className="font-mono text-sm"
            />
            {lineErrors.length > 0 && (
              <ul className="-mt-3 flex max-h-64 flex-col gap-1 overflow-y-auto text-sm text-danger">
                {lineErrors.slice(0, 100).map(({ line, message }) => (
                  <li key={line}>{`Line ${String(line)}: ${message}`}</li>
                ))}
              </ul>
            )}
            <div className="flex flex-col gap-1.5">
              <label htmlFor="file" className="text-sm font-semibold">
                Or a CSV file
              </label>
              <input
                type="file"
                id="file"
                name="file"
                accept=".csv,text/csv,text/plain"
                className="file-input"
              />
            </div>
            <div>
              <Button
                name="intent"
                value="preview"
                variant="secondary"
                pending={intent === "preview"}
              >
                Check and preview
              </Button>
            </div>
          </Form>
        </TitledSection>
      </div>
      <TitledSection id="rates" title="Rates by day">
        <RateTable rates={rates} />
      </TitledSection>
    </SettingFrame>
  );
}
