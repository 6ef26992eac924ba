import { useState } from "react";
import type { OwnProfile } from "./profile.queries.server.ts";
import { errorOf, fieldProps, type SectionResult, shownValue } from "./section-result.ts";
import { countries, type CountryCode, findRegion, isCountry } from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { RegionOptions } from "#app/ui/forms/region-options.tsx";

interface PersonalFieldsProps {
  profile: OwnProfile;
  result: SectionResult | null;
}

export function PersonalFields({ profile, result }: PersonalFieldsProps) {
  const field = (name: "firstName" | "lastName" | "phone" | "city") =>
    fieldProps(result, name, profile[name]);
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
      <TextField label="City" autoComplete="address-level2" optional {...field("city")} />
    </>
  );
}

interface PlaceFieldsProps {
  country: CountryCode;
  region: string;
  errors: { country?: string | undefined; region?: string | undefined };
}

/** Without JavaScript the list has the regions of all countries. */
function PlaceFields({ country, region, errors }: PlaceFieldsProps) {
  const [place, setPlace] = useState({ country, region });
  const hydrated = useHydrated();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Country"
        name="country"
        autoComplete="country"
        error={errors.country}
        value={place.country}
        onChange={({ target }) =>
          isCountry(target.value) &&
          setPlace({ country: target.value, region: target.value === country ? region : "" })
        }
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        label={place.country === "CA" ? "Province or territory" : "State"}
        name="region"
        autoComplete="address-level1"
        optional
        error={errors.region}
        value={place.region}
        onChange={({ target }) =>
          setPlace({
            country: findRegion(target.value)?.country ?? place.country,
            region: target.value,
          })
        }
        none="Not specified"
      >
        <RegionOptions only={hydrated ? place.country : undefined} />
      </SelectField>
    </div>
  );
}
