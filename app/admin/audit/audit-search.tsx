import { Form } from "react-router";
import { type AuditFilter, isAuditFiltered } from "#app/admin/audit/audit-filter.ts";
import { knownActions, subjectLabel, subjectTypes } from "#app/admin/audit/describe-action.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** A GET form, so that the address is the search. */
export function AuditSearch({ filter }: { filter: AuditFilter }) {
  const actions = knownActions();
  const isOther = filter.action !== "" && !actions.some(({ value }) => value === filter.action);
  return (
    <Form
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Audit log"
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4"
    >
      <TextField
        label="Done by"
        name="person"
        required={false}
        placeholder="Name, email or id"
        defaultValue={filter.person}
      />
      <SelectField label="Action" name="action" required={false} defaultValue={filter.action}>
        <option value="">All actions</option>
        {isOther && <option value={filter.action}>{filter.action}</option>}
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="About"
        name="subjectType"
        required={false}
        defaultValue={filter.subjectType}
      >
        <option value="">Everything</option>
        {subjectTypes.map((type) => (
          <option key={type} value={type}>
            {subjectLabel(type)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Id"
        name="subjectId"
        required={false}
        spellCheck={false}
        defaultValue={filter.subjectId}
      />
      <TextField label="From" name="from" type="date" required={false} defaultValue={filter.from} />
      <TextField label="To" name="to" type="date" required={false} defaultValue={filter.to} />
      <TextField
        label="Words"
        name="words"
        type="search"
        required={false}
        placeholder="In the details, or a request id"
        defaultValue={filter.words}
      />
      <div className="flex flex-wrap gap-3">
        <Button>Search</Button>
        {isAuditFiltered(filter) && (
          <ButtonLink to="/admin/audit" variant="secondary">
            Clear
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
