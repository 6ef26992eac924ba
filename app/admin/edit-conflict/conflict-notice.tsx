import { useEffect, useRef } from "react";
import { choiceName, type FieldConflict } from "#app/admin/edit-conflict/edit-conflict.ts";
import { fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

interface ConflictNoticeProps {
  conflicts: FieldConflict[];
  labels?: Readonly<Record<string, string>>;
  format?: (field: string, value: unknown) => string;
}

/** "Theirs" is preselected for fields that were not edited here. */
export function ConflictNotice({
  conflicts,
  labels = {},
  format = (_field, value) => formatValue(value),
}: ConflictNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [conflicts]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="rounded-surface border-2 border-warning bg-surface p-5"
    >
      <h2 id="conflict-title" className="text-lg font-semibold">
        Someone else changed this while you were editing
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        Nothing has been saved yet. Choose what to keep, then save again. Everything you typed is
        still in the form below.
      </p>
      <div className="mt-4 flex flex-col divide-y divide-line border-y border-line">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.field}
            conflict={conflict}
            label={labels[conflict.field] ?? fieldLabel(conflict.field)}
            theirs={format(conflict.field, conflict.theirs)}
            mine={format(conflict.field, conflict.mine)}
          />
        ))}
      </div>
    </section>
  );
}

const longText = 200;

interface ConflictRowProps {
  conflict: FieldConflict;
  label: string;
  theirs: string;
  mine: string;
}

function ConflictRow({ conflict, label, theirs, mine }: ConflictRowProps) {
  const { field, changedBy, changedAt, isTouched } = conflict;
  const name = choiceName(field);
  return (
    <fieldset className="py-4">
      <legend className="float-start w-full font-semibold">{label}</legend>
      <p className="clear-both text-sm text-ink-2">{whoAndWhen(changedBy, changedAt)}</p>
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {[
          { value: "theirs", title: "Keep theirs", text: theirs, isOn: !isTouched },
          { value: "mine", title: "Use what is in the form", text: mine, isOn: isTouched },
        ].map(({ value, title, text, isOn }) => (
          <label key={value} htmlFor={`${name}-${value}`} className="flex items-start gap-3 py-1">
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={isOn}
              className="tick"
            />
            <span className="min-w-0 text-sm text-ink-2">
              {title}
              <span
                // Only a long text scrolls, and then with the keyboard too.
                tabIndex={text.length > longText ? 0 : undefined}
                className="block max-h-40 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap text-ink"
              >
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function whoAndWhen(changedBy: string | null, changedAt: string | null): string {
  const when = changedAt && formatDate(changedAt, { format: "with-time" });
  if (changedBy && when) return `Changed by ${changedBy} on ${when}`;
  return when ? `Changed on ${when}` : "Changed in the meantime";
}
