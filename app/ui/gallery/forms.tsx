import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorLinks, ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { SmallSearch } from "#app/ui/forms/small-search.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Specimen } from "./specimen.tsx";

const noErrors: { field: string; message: string }[] = [];
const errors = [
  { field: "price-error-light", message: "Enter the asking price in whole dollars" },
  { field: "summary-error-light", message: "Write at least 50 words about the business" },
];

export function Forms() {
  return (
    <>
      <Specimen title="Text field" note="Label above, hint under it, error beside what is wrong">
        {(key) => (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField label="City" name={`city-${key}`} defaultValue="Hamilton" />
            <TextField
              label="Website"
              name={`site-${key}`}
              optional
              hint="Hidden until a buyer signs in."
              placeholder="example.com"
            />
            <TextField
              label="Asking price"
              name={`price-error-${key}`}
              prefix="$"
              suffix="CAD"
              inputMode="numeric"
              defaultValue="a lot"
              error="Enter the asking price in whole dollars"
            />
            <TextField
              label="E-mail address"
              name={`mail-${key}`}
              disabled
              defaultValue="owner@example.com"
              hint="Change it on your profile."
            />
            <PasswordField label="Password" name={`password-${key}`} defaultValue="correct horse" />
            <SelectField label="Province" name={`province-${key}`} defaultValue="ON">
              <option value="ON">Ontario</option>
              <option value="QC">Québec</option>
            </SelectField>
            <div className="sm:col-span-2">
              <TextArea
                label="Summary"
                name={`summary-error-${key}`}
                defaultValue="A bakery."
                hint="What a buyer should know first."
                error="Write at least 50 words about the business"
              />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen title="Toolbar of a list">
        {(key) => (
          <div className="flex flex-wrap gap-2">
            <SmallSearch
              label={`Listings (${key})`}
              fieldLabel="Search by title"
              placeholder="Words of the title"
              words=""
              maxLength={100}
              kept={{}}
            />
            <SmallSelect aria-label="Status" className="sm:w-44">
              <option>Every status</option>
              <option>Sold</option>
            </SmallSelect>
          </div>
        )}
      </Specimen>
      <Specimen title="Choices">
        {(key) => (
          <div className="grid gap-6 sm:grid-cols-2">
            <RadioGroup
              label="How do you want to show the price?"
              name={`how-${key}`}
              defaultValue="amount"
              choices={[
                { value: "amount", label: "An amount" },
                { value: "range", label: "A range", hint: "Buyers see both ends." },
                { value: "none", label: "On request", disabled: true },
              ]}
            />
            <fieldset>
              <legend className="mb-1 text-sm font-semibold">Business type</legend>
              <Checkbox
                name={`type-${key}`}
                value="home"
                label="Work From Home"
                aside="128"
                defaultChecked
              />
              <Checkbox name={`type-${key}`} value="franchise" label="Franchise" aside="96" />
              <Checkbox name={`type-${key}`} value="sale" label="Quick Sale" aside="0" disabled />
              <Checkbox
                name={`terms-${key}`}
                label="I accept the terms"
                error="Accept the terms to continue"
              />
            </fieldset>
            <div className="sm:col-span-2">
              <Switch
                name={`mail-on-${key}`}
                label="Email me about new messages"
                hint="At most one an hour."
                defaultChecked
              />
              <Switch name={`mail-off-${key}`} label="Show my phone number" />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen title="Error summary" note="Takes the focus when it arrives" once>
        <ErrorSummary errors={noErrors} />
        <StillSummary />
      </Specimen>
    </>
  );
}

/** The real one would take the focus when this page opens. */
function StillSummary() {
  return (
    <div className="rounded-surface border-2 border-danger bg-surface p-5">
      <p className="text-lg font-semibold">There is a problem</p>
      <ErrorLinks errors={errors} />
    </div>
  );
}
