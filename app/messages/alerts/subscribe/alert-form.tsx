import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { frequencyChoices } from "#app/messages/alerts/frequency-labels.ts";
import { consentTexts, senderText } from "#app/messages/alerts/subscribe/alert-consent.ts";
import { SearchFields } from "#app/messages/alerts/subscribe/search-fields.tsx";
import { useOperator } from "#app/use-operator.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

/** The search to start from. */
export interface ChosenSearch {
  query: string;
  description: string;
  /** "34 businesses match today" */
  count: string;
  resultsTo: string;
}

export interface AlertRefusal {
  error: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

interface AlertFormProps {
  chosen: ChosenSearch | null;
  /** The address of the account; null for a visitor. */
  memberEmail: string | null;
  currency: string;
  refusal: AlertRefusal | null;
}

const none: FieldErrors = {};

export function AlertForm({ chosen, memberEmail, currency, refusal }: AlertFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const operator = useOperator();
  const errors = refusal?.errors ?? none;
  const faults = useMemo(() => errorList(errors), [errors]);
  const typed = (name: string, initial = "") => refusal?.typed[name] ?? initial;
  return (
    <Form method="post" noValidate className="flex flex-col gap-7">
      <ErrorSummary errors={faults} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      {chosen ? (
        <ChosenSearchNote {...chosen} />
      ) : (
        <SearchFields typed={typed} errors={errors} currency={currency} />
      )}
      <RadioGroup
        label="How often"
        name="frequency"
        choices={frequencyChoices}
        defaultValue={typed("frequency", "daily")}
        error={errors.frequency ?? null}
      />
      {memberEmail === null ? (
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          hint="We email you a link to confirm it."
          defaultValue={typed("email")}
          error={errors.email ?? null}
        />
      ) : (
        <p className="text-ink-2">
          We send the emails to <b className="font-semibold text-ink">{memberEmail}</b>.
        </p>
      )}
      <div>
        <Checkbox
          name="consent"
          id="consent"
          value="yes"
          label={consentTexts.search}
          defaultChecked={typed("consent") === "yes"}
          error={errors.consent ?? null}
        />
        {operator && <p className="mt-1 ps-8.5 text-sm text-ink-2">{senderText(operator)}</p>}
      </div>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="company">Leave this field empty</label>
        <input id="company" name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div>
        <Button size="lg" pending={isSending} pendingLabel="Creating…">
          Create alert
        </Button>
      </div>
    </Form>
  );
}

const ChosenSearchNote = ({ query, description, count, resultsTo }: ChosenSearch) => (
  <div className="rounded-surface border border-line bg-surface px-5 py-4">
    <input type="hidden" name="search" value={query} />
    <h2 className="font-serif text-xl font-medium tracking-tight">{description}</h2>
    <p className="mt-1 text-ink-2">{count}</p>
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <PlainLink to={resultsTo} className="link font-medium">
        See or change this search
      </PlainLink>
      <PlainLink to="/email-alerts" className="link font-medium">
        Start with another search
      </PlainLink>
    </p>
  </div>
);
