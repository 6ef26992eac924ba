import { Form } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";

interface SmallSearchProps {
  label: string;
  fieldLabel: string;
  placeholder: string;
  words: string;
  maxLength: number;
  kept: Record<string, string | null>;
}

export function SmallSearch({
  label,
  fieldLabel,
  placeholder,
  words,
  maxLength,
  kept,
}: SmallSearchProps) {
  return (
    <Form role="search" aria-label={label} className="flex w-full gap-2 sm:w-auto">
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name="q"
        key={words}
        defaultValue={words}
        maxLength={maxLength}
        aria-label={fieldLabel}
        placeholder={placeholder}
        className="control control-sm sm:w-64"
      />
      <Button variant="secondary" size="sm" className="min-h-10">
        Search
      </Button>
    </Form>
  );
}
