import {
  SettingFields,
  SettingForm,
  type SettingFormProps,
} from "#app/admin/settings/forms/setting-form.tsx";
import type { CheckedWords, ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { mostFeaturedSlots } from "#app/search/featured/featured-slots.ts";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

const operatorFields = [
  {
    name: "legalName",
    label: "Legal name",
    hint: "The company or person that runs this site.",
    autoComplete: "organization",
    maxLength: 120,
  },
  {
    name: "postalAddress",
    label: "Postal address",
    hint: "Street, city, province, postal code and country, on one line.",
    autoComplete: "street-address",
    maxLength: 200,
  },
  {
    name: "supportEmail",
    label: "Support email",
    hint: "Where members write to you.",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
  },
];

export const OperatorForm = ({
  operator,
  ...form
}: SettingFormProps & { operator: ValuesOf<"operator"> }) => (
  <>
    {!operator && (
      <Banner tone="warning" title="Nobody is named yet">
        Email alerts wait, and nobody can create one, until you have entered all three.
      </Banner>
    )}
    <SettingForm
      {...form}
      settingKey="operator"
      submitLabel="Save operator"
      className="flex max-w-xl flex-col gap-5"
    >
      <SettingFields fields={operatorFields} values={{ ...operator }} answer={form.answer} />
    </SettingForm>
  </>
);

const figureFields = [
  { name: "years", label: "Years", meaning: "How long the marketplace has existed." },
  { name: "sales", label: "Sales", meaning: "How many businesses have been sold." },
  {
    name: "verified",
    label: "Verified",
    meaning: "The share of brokers with a checked identity.",
  },
  {
    name: "subscribers",
    label: "Subscribers",
    meaning: "Who gets the email of the package MAX Exposure: the confirmed subscribers.",
  },
] as const;

export const HeroFiguresForm = ({
  figures,
  counted,
  ...form
}: SettingFormProps & ValuesOf<"hero-figures">) => (
  <SettingForm
    {...form}
    settingKey="heroFigures"
    submitLabel="Save figures"
    className="grid max-w-3xl items-start gap-5 sm:grid-cols-2"
  >
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">Active listings</p>
      <p className="figures flex min-h-11 items-center font-serif text-2xl">
        {counted.activeListings}
      </p>
      <p className="text-sm text-ink-2">Counted, never set.</p>
    </div>
    <SettingFields
      fields={figureFields.map(({ name, label, meaning }) => ({
        name,
        label,
        hint: `${meaning} Counted now: ${counted[name]}.`,
        required: false,
        maxLength: 20,
      }))}
      values={figures}
      answer={form.answer}
    />
  </SettingForm>
);

type Values = ValuesOf<"featured">;

const number = {
  type: "number",
  min: 0,
  max: mostFeaturedSlots,
  step: 1,
  inputMode: "numeric",
} as const;

const fields = [
  { ...number, name: "strip", label: "Above a search", hint: "Changes every ten minutes." },
  { ...number, name: "home", label: "On the home page", hint: "Changes every hour." },
];

const columns: Column<Values["rows"][number]>[] = [
  {
    key: "title",
    header: "Listing",
    cell: ({ title, to }) => (
      <PlainLink to={to} className="link">
        {title}
      </PlainLink>
    ),
  },
  { key: "place", header: "Place", cell: ({ place }) => place },
  { key: "until", header: "Until", align: "end", cell: ({ until }) => until ?? "–" },
];

export const FeaturedForm = ({ slots, rows, total, ...form }: SettingFormProps & Values) => (
  <>
    <SettingForm
      {...form}
      settingKey="featuredSlots"
      submitLabel="Save slots"
      className="grid max-w-3xl items-start gap-5 sm:grid-cols-2"
    >
      <SettingFields fields={fields} values={slots} answer={form.answer} />
    </SettingForm>
    <TitledSection
      id="featured-now"
      title="Featured now"
      aside={
        <p className="figures text-sm text-ink-2">
          {formatCount(total, { one: "featured listing", other: "featured listings" })}
        </p>
      }
    >
      <DataTable
        caption="Featured listings"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            headingLevel={3}
            title="No listing is featured now"
            hint="Packages with featured placement, or an administrator, make a listing featured."
          />
        }
      />
    </TitledSection>
  </>
);

const wordColumns: Column<CheckedWords["rows"][number]>[] = [
  { key: "word", header: "Word", cell: ({ word }) => word },
  {
    key: "count",
    header: "Active listings",
    align: "end",
    cell: ({ count }) => formatNumber(count),
  },
  {
    key: "examples",
    header: "Newest",
    cell: ({ examples }) => (
      <ul className="flex flex-col gap-1">
        {examples.map(({ id, title }) => (
          <li key={id}>
            <PlainLink to={`/business/${id}`} className="link">
              {title}
            </PlainLink>
          </li>
        ))}
      </ul>
    ),
  },
];

export function BannedWordsForm({
  words,
  check,
  ...form
}: SettingFormProps & ValuesOf<"banned-words">) {
  const { answer } = form;
  const preview = answer?.preview?.kind === "words" ? answer.preview : null;
  const { rows, checked } = preview ?? check;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <SettingForm
        {...form}
        settingKey="bannedWords"
        intent="save"
        submitLabel="Save words"
        actions={
          <SubmitButton intent="check" variant="secondary">
            Check without saving
          </SubmitButton>
        }
      >
        <TextArea
          label="Words and phrases"
          name="words"
          rows={16}
          hint="One per line. Two spellings of the same word are stored once."
          defaultValue={answer?.typed.words ?? words.join("\n")}
          error={answer?.errors.words ?? null}
          spellCheck={false}
        />
      </SettingForm>
      <TitledSection
        id="hits"
        title={preview ? "What these words would hit" : "What the words hit now"}
        aside={
          <p className="figures text-sm text-ink-2">
            {`${formatNumber(checked)} active listings checked, newest first`}
          </p>
        }
      >
        <DataTable
          caption="Banned words and the active listings that contain them"
          columns={wordColumns}
          rows={rows}
          rowKey={({ word }) => word}
          empty={<p className="text-sm text-ink-2">The list is empty: nothing is stopped.</p>}
        />
      </TitledSection>
    </div>
  );
}
