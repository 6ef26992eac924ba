import { Icon } from "#app/ui/media/icon.tsx";
import { PreferenceForm } from "./preference-form.tsx";
import { currencyLabels, displayCurrencies, type Preferences, themes } from "./preferences.ts";

const themeIcons = { system: "monitor", light: "sun", dark: "moon" } as const;
const themeLabels = { system: "System", light: "Light", dark: "Dark" };

export function CurrencyPicker({ currency }: { currency: Preferences["currency"] }) {
  return (
    <PreferenceForm>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">Show prices in</legend>
        <div className="segments">
          {displayCurrencies.map((choice) => (
            <button key={choice} name="currency" value={choice} aria-pressed={choice === currency}>
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
        <div className="segments">
          {themes.map((choice) => (
            <button key={choice} name="theme" value={choice} aria-pressed={choice === theme}>
              <Icon name={themeIcons[choice]} className="size-4" />
              {themeLabels[choice]}
            </button>
          ))}
        </div>
      </fieldset>
    </PreferenceForm>
  );
}
