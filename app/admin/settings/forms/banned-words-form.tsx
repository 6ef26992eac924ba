import { useNavigation } from "react-router";
import { SettingForm, type SettingFormProps } from "#app/admin/settings/forms/setting-form.tsx";
import type { CheckedWords, ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

const columns: Column<CheckedWords["rows"][number]>[] = [
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
  const intent = useNavigation().formData?.get("intent");
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <SettingForm
        {...form}
        settingKey="bannedWords"
        intent="save"
        submitLabel="Save words"
        actions={
          <Button name="intent" value="check" variant="secondary" pending={intent === "check"}>
            Check without saving
          </Button>
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
          columns={columns}
          rows={rows}
          rowKey={({ word }) => word}
          empty={<p className="text-sm text-ink-2">The list is empty: nothing is stopped.</p>}
        />
      </TitledSection>
    </div>
  );
}
