import { Form } from "react-router";
import { frequencyChoices } from "#app/messages/alerts/alert.ts";
import { consentTexts, senderText } from "#app/messages/alerts/consent.ts";
import { useOperator } from "#app/use-operator.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { categories } from "#app/listings/category.ts";
import { currencies } from "#app/shared/money.ts";
import { countries, regionsOf } from "#app/shared/places.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";
import { type FormField, formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";

interface ChosenSearch {
  query: string;
  description: string;
  count: string;
  resultsTo: string;
}

interface AlertFormProps {
  chosen: ChosenSearch | null;
  memberEmail: string | null;
  currency: string;
  refusal: FormRefusal | null;
}

export function AlertForm({ chosen, memberEmail, currency, refusal }: AlertFormProps) {
  const operator = useOperator();
  const field = formFields(refusal);
  return (
    <Form method="post" noValidate className="flex flex-col gap-7">
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      {chosen ? (
        <ChosenSearchNote {...chosen} />
      ) : (
        <SearchFields field={field} currency={currency} />
      )}
      <RadioGroup label="How often" choices={frequencyChoices} {...field("frequency", "daily")} />
      {memberEmail === null ? (
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          hint="We email you a link to confirm it."
          {...field("email")}
        />
      ) : (
        <p className="text-ink-2">
          We send the emails to <b className="font-semibold text-ink">{memberEmail}</b>.
        </p>
      )}
      <div>
        <Checkbox
          name="consent"
          id="consent"
          value="yes"
          label={consentTexts.search}
          defaultChecked={refusal?.typed.consent === "yes"}
          error={refusal?.errors.consent ?? null}
        />
        {operator && <p className="mt-1 ps-8.5 text-sm text-ink-2">{senderText(operator)}</p>}
      </div>
      <Honeypot />
      <div>
        <SubmitButton size="lg" pendingLabel="Creating…">
          Create alert
        </SubmitButton>
      </div>
    </Form>
  );
}

const ChosenSearchNote = ({ query, description, count, resultsTo }: ChosenSearch) => (
  <div className="rounded-surface border border-line bg-surface px-5 py-4">
    <input type="hidden" name="search" value={query} />
    <h2 className="font-serif text-xl font-medium tracking-tight">{description}</h2>
    <p className="mt-1 text-ink-2">{count}</p>
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <PlainLink to={resultsTo} className="link font-medium">
        See or change this search
      </PlainLink>
      <PlainLink to="/email-alerts" className="link font-medium">
        Start with another search
      </PlainLink>
    </p>
  </div>
);

const SearchFields = ({ field, currency }: { field: FormField; currency: string }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <SelectField
      label="Category"
      {...field("category")}
      none="All categories"
      choices={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
    <SelectField label="Location" {...field("place")} none="Anywhere">
      {countries.map(({ code, slug, name }) => (
        <optgroup key={code} label={name}>
          <option value={slug}>{`Anywhere in ${name}`}</option>
          {regionsOf(code).map((region) => (
            <option key={region.code} value={region.slug}>
              {region.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
    <div className="grid gap-5 sm:col-span-2 sm:grid-cols-[1fr_1fr_8rem]">
      <TextField label="Minimum price" inputMode="numeric" optional {...field("priceMin")} />
      <TextField label="Maximum price" inputMode="numeric" optional {...field("priceMax")} />
      <SelectField
        label="Currency"
        {...field("currency", currency)}
        choices={currencies.map((code) => ({ value: code, label: code }))}
      />
    </div>
    <div className="sm:col-span-2">
      <TextField
        label="Words"
        optional
        maxLength={200}
        hint="For example: bakery, car wash, lakefront."
        {...field("q")}
      />
    </div>
  </div>
);
