import { HelpLink } from "#app/help-link.tsx";
import { useEditor, useField } from "./editor-context.tsx";
import { EditorArea, EditorFlag, EditorSelect, EditorText, FieldNotes } from "./editor-fields.tsx";
import { type AnswerName, answerNames, maxTags } from "./listing-fields.ts";
import { placeExamples } from "./place-examples.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export function BusinessFields() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <EditorSelect name="statusOfBusiness" none="Not specified" optional />
        <EditorText name="established" inputMode="numeric" autoComplete="off" optional />
        <EditorSelect name="propertyStatus" none="Not specified" optional />
        <EditorText
          name="squareFootage"
          inputMode="numeric"
          autoComplete="off"
          suffix="sq ft"
          optional
        />
        <EditorSelect name="management" none="Not specified" optional />
        <EmployeesField />
      </div>
      <EditorArea
        name="leaseTerms"
        rows={3}
        optional
        hint="How long the lease runs, what it costs, and whether it can be passed on."
      />
      <HelpLink article="guides/leases-and-landlords" className="-mt-3">
        What buyers ask about a lease
      </HelpLink>
      <EditorArea
        name="reasonForSale"
        rows={3}
        optional
        hint="Buyers always ask. An honest sentence builds trust."
      />
      <EditorText
        name="tags"
        optional
        autoComplete="off"
        hint={`Up to ${maxTags} words or short phrases, separated by commas.`}
        placeholder="patio, liquor licence, parking"
      />
    </div>
  );
}

function EmployeesField() {
  const { initial, error, disabled } = useField("employees");
  const [least = "", most = ""] = initial.split("-");
  const input = {
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 6,
    disabled,
    className: "control",
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div>
      <Field label="Employees" name="employees" optional error={error}>
        <div className="flex items-center gap-3">
          <input
            {...input}
            id="employees"
            name="employeesMin"
            aria-label="Employees, from"
            defaultValue={least}
          />
          <span className="text-sm text-ink-2">to</span>
          <input {...input} name="employeesMax" aria-label="Employees, to" defaultValue={most} />
        </div>
      </Field>
      <FieldNotes name="employees" />
    </div>
  );
}

const answerHints: Record<AnswerName, string> = {
  trainingIncluded: "You show the new owner how it runs.",
  financingAvailable: "The buyer may pay a part later.",
  relocatable: "It can move to other premises.",
  workFromHome: "It can be run from home.",
  accommodationIncluded: "A home comes with it.",
  franchise: "It belongs to a franchise system.",
};

export function TermFields() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {answerNames.map((name) => (
          <EditorSelect key={name} name={name} none="Not stated" hint={answerHints[name]} />
        ))}
      </div>
      <HelpLink article="guides/vendor-take-back">What financing a buyer means for you</HelpLink>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <EditorFlag
          name="businessOpportunity"
          hint="A concept or territory, not yet a running business."
        />
        <EditorFlag name="quickSale" hint="You want to sell soon, and the price shows it." />
        <EditorFlag name="distressed" hint="It is in difficulty and priced accordingly." />
      </div>
    </div>
  );
}

export function ConfidentialFields() {
  const { country } = useEditor();
  const { postalCode, postalLabel } = placeExamples[country];
  return (
    <div className="flex flex-col gap-5">
      <ConfidentialityField />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-2">
          <EditorText name="businessName" optional autoComplete="organization" />
          <EditorFlag name="businessNameHidden" label="Keep it hidden from buyers" />
        </div>
        <div className="flex flex-col gap-2">
          <EditorText name="streetAddress" optional autoComplete="street-address" />
          <EditorFlag name="streetAddressHidden" label="Keep it hidden from buyers" />
        </div>
        <EditorText
          name="postalCode"
          label={postalLabel}
          optional
          autoComplete="postal-code"
          placeholder={postalCode}
          hint="Never shown to buyers."
        />
        <EditorText
          name="websiteAddress"
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          hint="Shown once you have bought a package, to those you choose under “Who sees what”."
        />
      </div>
    </div>
  );
}

function ConfidentialityField() {
  const { visitorsViewTo } = useEditor();
  return (
    <div className="flex flex-col gap-2">
      <EditorSelect
        name="confidentiality"
        hint="A teaser says the trade, the region and rounded figures. The headline, the town, the texts, exact figures, photos and documents then open only to buyers you give access. A lower price opens nothing by itself: choose “Everything that I publish” for that."
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {visitorsViewTo && (
          <PlainLink to={visitorsViewTo} className="link text-sm">
            See what visitors see
          </PlainLink>
        )}
        <HelpLink article="confidential-listings">How confidential listings work</HelpLink>
      </p>
    </div>
  );
}

export function AudienceFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <EditorSelect name="photosFor" />
      <EditorSelect name="documentsFor" />
      <EditorSelect name="websiteFor" />
      <EditorSelect name="videoFor" />
      <EditorSelect
        name="agreementScope"
        hint="If a confidentiality agreement is signed. Buyers sign once for all of your listings, or for each."
      />
      <EditorFlag
        name="agreementRequired"
        hint="Who has not signed can't ask for access, and who has access without a signature loses it until they sign."
      />
    </div>
  );
}

export function ContactFields() {
  const { country } = useEditor();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <EditorText name="contactName" optional autoComplete="name" />
      <EditorText name="contactEmail" optional type="email" autoComplete="email" />
      <EditorText
        name="contactPhone"
        optional
        type="tel"
        autoComplete="tel"
        placeholder={placeExamples[country].phone}
      />
      <EditorSelect name="preferredContact" />
      <EditorText
        name="responseTime"
        inputMode="numeric"
        autoComplete="off"
        suffix="hours"
        hint="Within how many hours you usually reply. Once buyers have messaged you, we show the measured time as well."
      />
      <div className="sm:col-span-2">
        <EditorFlag
          name="answersPassports"
          hint="Shown beside the contact form. A buyer's passport says that identity and funds were checked. Everybody can still write to you."
        />
      </div>
    </div>
  );
}
