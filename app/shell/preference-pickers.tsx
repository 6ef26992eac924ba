import { Icon } from "#app/ui/icon.tsx";
import { PreferenceForm } from "./preference-form.tsx";
import { currencyLabels, displayCurrencies, type Preferences, themes } from "./preferences.ts";

const themeIcons = { system: "monitor", light: "sun", dark: "moon" } as const;
const themeLabels = { system: "System", light: "Light", dark: "Dark" };

const segment =
  "flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-[0.375rem] px-2.5 text-sm whitespace-nowrap text-ink-2 " +
  "hover:text-ink aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]";
const track = "flex gap-0.5 rounded-control bg-sunken p-1";

export function CurrencyPicker({ currency }: { currency: Preferences["currency"] }) {
  return (
    <PreferenceForm>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">Show prices in</legend>
        <div className={track}>
          {displayCurrencies.map((choice) => (
            <button
              key={choice}
              name="currency"
              value={choice}
              aria-pressed={choice === currency}
              className={`figures ${segment}`}
            >
              {currencyLabels[choice]}
            </button>
          ))}
        </div>
      </fieldset>
    </PreferenceForm>
  );
}

export function ThemePicker({ theme }: { theme: Preferences["theme"] }) {
  return (
    <PreferenceForm>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">Appearance</legend>
        <div className={track}>
          {themes.map((choice) => (
            <button
              key={choice}
              name="theme"
              value={choice}
              aria-pressed={choice === theme}
              className={segment}
            >
              <Icon name={themeIcons[choice]} className="size-4" />
              {themeLabels[choice]}
            </button>
          ))}
        </div>
      </fieldset>
    </PreferenceForm>
  );
}
