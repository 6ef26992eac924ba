import { PlaceFields } from "#app/accounts/profile/place-fields.tsx";
import type { OwnProfile } from "#app/accounts/profile/own-profile.ts";
import { errorOf, type SectionResult, shownValue } from "#app/accounts/profile/section-result.ts";
import { languageNames, languages } from "#app/accounts/user.ts";
import { isCountry } from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface PersonalFieldsProps {
  profile: OwnProfile;
  result: SectionResult | null;
}

export function PersonalFields({ profile, result }: PersonalFieldsProps) {
  const field = (name: "firstName" | "lastName" | "phone" | "city") => ({
    name,
    defaultValue: shownValue(result, name, profile[name]),
    error: errorOf(result, name),
  });
  const country = shownValue(result, "country", profile.country);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
      </div>
      {profile.identityVerified && (
        <p className="text-sm text-ink-2">
          Your identity is verified under this name. If you change it, you&rsquo;ll need to verify
          it again.
        </p>
      )}
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        hint={
          profile.phoneVerified
            ? "Confirmed. If you change it, you'll need to confirm the new number."
            : undefined
        }
        {...field("phone")}
      />
      <PlaceFields
        country={isCountry(country) ? country : profile.country}
        region={shownValue(result, "region", profile.region ?? "")}
        errors={{ country: errorOf(result, "country"), region: errorOf(result, "region") }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="City" autoComplete="address-level2" optional {...field("city")} />
        <SelectField
          label="Language"
          name="language"
          error={errorOf(result, "language")}
          defaultValue={shownValue(result, "language", profile.language)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
