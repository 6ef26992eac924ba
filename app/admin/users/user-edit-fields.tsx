import { useState } from "react";
import { adminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { TypedUser } from "#app/accounts/administration/user-edit.schema.ts";
import { userTypes } from "#app/accounts/user.ts";
import { areaLabels, areaNames } from "#app/admin/users/user-badges.tsx";
import { typeLabels } from "#app/admin/users/users-list.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { findRegion } from "#app/shared/places.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { formatValue } from "#app/admin/timeline/format-value.ts";
import { RegionOptions } from "#app/ui/forms/region-options.tsx";

interface UserEditFieldsProps {
  typed: TypedUser;
  stored: Pick<TypedUser, "email" | "phone">;
  errors: FieldErrors;
  mayMakeAdministrators: boolean;
}

export function UserEditFields({
  typed,
  stored,
  errors,
  mayMakeAdministrators,
}: UserEditFieldsProps) {
  const [email, setEmail] = useState(typed.email);
  const [phone, setPhone] = useState(typed.phone);
  const [userType, setUserType] = useState(typed.userType);
  const isHydrated = useHydrated();
  const field = (name: "firstName" | "lastName" | "city" | "brokerLicense") => ({
    name,
    label: userFieldLabels[name],
    defaultValue: typed[name],
    error: errors[name],
    autoComplete: "off",
  });
  const types = userTypes.filter((type) => type !== "admin" || mayMakeAdministrators);
  return (
    <>
      <Group title="Person">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("firstName")} />
          <TextField {...field("lastName")} />
          <TextField
            label={userFieldLabels.email}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed.email}
            onInput={({ currentTarget }) => setEmail(currentTarget.value)}
            error={errors.email}
          />
          <TextField
            label={userFieldLabels.phone}
            name="phone"
            type="tel"
            autoComplete="off"
            defaultValue={typed.phone}
            onInput={({ currentTarget }) => setPhone(currentTarget.value)}
            error={errors.phone}
          />
          <TextField {...field("city")} optional />
          <SelectField
            label={userFieldLabels.region}
            name="region"
            autoComplete="off"
            optional
            error={errors.region}
            defaultValue={typed.region}
            none="Not specified"
          >
            <RegionOptions />
          </SelectField>
        </div>
      </Group>
      <Group title="Role">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={userFieldLabels.userType}
            name="userType"
            error={errors.userType}
            defaultValue={typed.userType}
            onChange={({ currentTarget }) => setUserType(currentTarget.value)}
            choices={types.map((type) => ({ value: type, label: typeLabels[type] }))}
          />
          <TextField {...field("brokerLicense")} optional />
        </div>
        {mayMakeAdministrators && (
          <AccessFields
            hidden={isHydrated && userType !== "admin"}
            chosen={typed.adminAreas}
            error={errors.adminAreas}
          />
        )}
      </Group>
      <Group title="Verification">
        <div className="flex flex-col gap-1">
          <VerifiedBox
            name="emailVerified"
            subject={email}
            isFor={typed.emailVerified ? typed.email : stored.email}
            isOn={typed.emailVerified}
          />
          <VerifiedBox
            name="phoneVerified"
            subject={phone}
            isFor={typed.phoneVerified ? typed.phone : stored.phone}
            isOn={typed.phoneVerified}
          />
          <Checkbox
            name="identityVerified"
            label={userFieldLabels.identityVerified}
            defaultChecked={typed.identityVerified}
          />
        </div>
        <p className="text-sm text-ink-2">
          A new email or phone starts as not verified: check the box once you have verified it. If
          the email changes, we notify the old address.
        </p>
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="flex flex-col gap-5 border-t border-ink pt-4">
    <legend className="float-start mb-1 w-full font-serif text-xl font-medium tracking-tight">
      {title}
    </legend>
    {children}
  </fieldset>
);

interface VerifiedBoxProps {
  name: "emailVerified" | "phoneVerified";
  /** The current value: the tick is valid for it only. */
  subject: string;
  isFor: string;
  isOn: boolean;
}

const VerifiedBox = ({ name, subject, isFor, isOn }: VerifiedBoxProps) => (
  <Checkbox
    // A new address needs a new tick.
    key={subject === isFor ? "same" : "other"}
    id={name}
    name={name}
    value={subject}
    label={userFieldLabels[name]}
    defaultChecked={isOn && subject === isFor}
  />
);

interface AccessFieldsProps {
  hidden: boolean;
  chosen: TypedUser["adminAreas"];
  error: string | undefined;
}

function AccessFields({ hidden, chosen, error }: AccessFieldsProps) {
  return (
    <fieldset hidden={hidden} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">What an administrator can open</legend>
      {[
        { value: "all", label: "Everything", isOn: chosen === null },
        { value: "limited", label: "Only these areas:", isOn: chosen !== null },
      ].map(({ value, label, isOn }) => (
        <label
          key={value}
          htmlFor={`access-${value}`}
          className="flex min-h-8 items-start gap-3 py-1"
        >
          <input
            type="radio"
            id={`access-${value}`}
            name="access"
            value={value}
            defaultChecked={isOn}
            className="tick"
          />
          {label}
        </label>
      ))}
      <div id="adminAreas" tabIndex={-1} className="flex flex-wrap gap-x-6 ps-8">
        {adminAreas.map((area) => (
          <Checkbox
            key={area}
            name="adminAreas"
            value={area}
            label={areaLabels[area]}
            defaultChecked={chosen?.includes(area) ?? false}
          />
        ))}
      </div>
      <FieldError id="adminAreas-error" error={error} />
    </fieldset>
  );
}

export const userFieldLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  userType: "User type",
  city: "City",
  region: "Province or state",
  emailVerified: "Email verified",
  phoneVerified: "Phone verified",
  identityVerified: "Identity verified",
  brokerLicense: "Broker license",
  adminAreas: "Access",
} as const;

export function formatUserField(field: string, value: unknown): string {
  if (field === "userType") {
    const known = userTypes.find((type) => type === value);
    return known ? typeLabels[known] : formatValue(value);
  }
  if (field === "region" && typeof value === "string") return findRegion(value)?.name ?? value;
  if (field === "adminAreas")
    return areaNames(
      Array.isArray(value) ? adminAreas.filter((area) => value.includes(area)) : null,
    );
  return formatValue(value);
}
