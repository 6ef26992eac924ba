import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { type AccessState, accessTerms, possibleSteps, stepLabels, termLabels } from "./access.ts";

interface AccessFormProps extends AccessState {
  listingId: string;
  buyerId: string;
  /** Of the buyer. */
  name: string;
  /** Where the page goes on afterwards. */
  anchor: string;
}

export function AccessForm({ listingId, buyerId, name, anchor, ...state }: AccessFormProps) {
  const { pathname, search } = useLocation();
  const steps = possibleSteps(state);
  const hasTerm = steps.includes("grant") || steps.includes("set-end");
  if (steps.length === 0) return null;
  return (
    <Form
      method="post"
      action={`/account/access/${listingId}/${buyerId}`}
      preventScrollReset
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}#${anchor}`} />
      {hasTerm && (
        <SmallSelect name="term" aria-label={`Access of ${name}`} className="min-w-36">
          {accessTerms.map((term) => (
            <option key={term} value={term}>
              {termLabels[term]}
            </option>
          ))}
        </SmallSelect>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          name="intent"
          value={step}
          size="sm"
          variant={step === "grant" && state.grant === "requested" ? "primary" : "secondary"}
          aria-label={`${stepLabels[step]}: ${name}`}
        >
          {stepLabels[step]}
        </Button>
      ))}
    </Form>
  );
}
