import {
  SettingFields,
  SettingForm,
  type SettingFormProps,
} from "#app/admin/settings/forms/setting-form.tsx";
import type { ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import { mostFeaturedSlots } from "#app/search/featured/featured-slots.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

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
