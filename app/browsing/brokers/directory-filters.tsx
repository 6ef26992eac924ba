import { Form, useLocation } from "react-router";
import type { DirectoryChoice, DirectoryResult, DirectorySearch } from "./directory.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { useSubmitOnSelect } from "#app/ui/forms/use-submit-on-select.ts";

type DirectoryFiltersProps = Pick<DirectoryResult, "regions" | "categories" | "chips"> &
  Pick<DirectorySearch, "words">;

/** A plain GET form; with JavaScript, selecting an option submits it. */
export function DirectoryFilters({ words, regions, categories, chips }: DirectoryFiltersProps) {
  const submitOnSelect = useSubmitOnSelect();
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <Form
        // Remount on navigation, so that the fields match the URL after the back button too.
        key={search}
        action="/brokers"
        role="search"
        aria-label="Search brokers"
        className="grid grid-cols-1 items-end gap-4 md:grid-cols-[1.4fr_1fr_1fr_auto]"
        onChange={submitOnSelect}
      >
        <TextField
          label="Name, brokerage or specialty"
          name="q"
          type="search"
          required={false}
          defaultValue={words}
          enterKeyHint="search"
        />
        <Choices label="Region" name="region" all="All regions" choices={regions} />
        <Choices label="Category" name="category" all="All categories" choices={categories} />
        <Button className="min-h-12 max-md:w-full">Search</Button>
      </Form>
      {chips.length > 0 && (
        <ul aria-label="Selected filters" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.removeTo}>
              <Chip {...chip} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  name: string;
  all: string;
  choices: DirectoryChoice[];
}

const Choices = ({ label, name, all, choices }: ChoicesProps) => (
  <SelectField
    label={label}
    name={name}
    required={false}
    defaultValue={choices.find(({ chosen }) => chosen)?.value ?? ""}
  >
    <option value="">{all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {`${choice.label} (${choice.count})`}
      </option>
    ))}
  </SelectField>
);
