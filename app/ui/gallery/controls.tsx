import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorLinks } from "#app/ui/forms/error-summary.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { SmallSearch } from "#app/ui/forms/small-search.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Row, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const badgeTones = ["neutral", "accent", "warm", "success", "warning", "danger"] as const;
const states = [
  { children: "Send inquiry" },
  { children: "With icon", icon: <Icon name="search" className="size-4" /> },
  { children: "Pending", pending: true },
  { children: "Send", pending: true, pendingLabel: "Sending..." },
  { children: "Disabled", disabled: true },
];

export function Actions() {
  return (
    <>
      <Specimen title="Button" note="A pending button keeps its width and takes no second press">
        {variants.map((variant) => (
          <Row key={variant} label={variant}>
            {states.map((state) => (
              <Button key={state.children} type="button" variant={variant} {...state} />
            ))}
          </Row>
        ))}
        <Row label="sizes, and as a link">
          {(["sm", "md", "lg"] as const).map((size) => (
            <Button key={size} type="button" size={size}>
              {size}
            </Button>
          ))}
          <ButtonLink to="/dev/ui" variant="secondary">
            A link
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen title="Icon button, print button, spinner">
        <Row>
          <IconButton label="Save" icon={<Icon name="heart" />} />
          <IconButton label="Save" disabled icon={<Icon name="heart" />} />
          <PrintButton />
          <Spinner label="Loading" />
        </Row>
      </Specimen>
      <Specimen title="Badge and chip">
        <Row>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          {["Ontario", "A very long filter that is truncated before it fills the line"].map(
            (one) => (
              <Chip key={one} label={one} removeTo="/dev/ui" />
            ),
          )}
        </Row>
      </Specimen>
    </>
  );
}

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
            <TextField label="Website" name={`site-${key}`} optional hint="Hidden at first." />
            <TextField
              label="Asking price"
              name={`price-error-${key}`}
              prefix="$"
              suffix="CAD"
              defaultValue="a lot"
              error={errors[0]!.message}
            />
            <TextField label="E-mail address" name={`mail-${key}`} disabled defaultValue="a@b.ca" />
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
                error={errors[1]!.message}
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
              placeholder="Search by title"
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
                { value: "none", label: "On request" },
              ]}
            />
            <fieldset>
              <legend className="mb-1 text-sm font-semibold">Business type</legend>
              <Checkbox name={`home-${key}`} label="Work From Home" aside="128" defaultChecked />
              <Checkbox name={`sale-${key}`} label="Quick Sale" aside="0" disabled />
              <Checkbox name={`terms-${key}`} label="I accept the terms" error="Accept the terms" />
            </fieldset>
            <div className="sm:col-span-2">
              <Switch name={`on-${key}`} label="Email me about new messages" defaultChecked />
              <Switch name={`off-${key}`} label="Show my phone number" />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen title="Error summary" note="Without the frame that takes the focus" once>
        <ErrorLinks errors={errors} />
      </Specimen>
    </>
  );
}
