import { useLocation } from "react-router";

/** The forms that the buttons of all cards send; a button names its listing. */
export const cardForms = {
  save: "save-listing",
  unsave: "unsave-listing",
  compare: "compare-listing",
} as const;

/** Sent along by scripts: nobody waits for a page to be shown again. */
export const staysOnPage = "staysOnPage";

/** Once for the page: a form for each heart of twenty-five cards is a tenth of all there is to lay out and to wake. */
export function CardForms() {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <div hidden>
      <CardForm
        id={cardForms.save}
        action="/account/saved-listings"
        name="saved"
        value="yes"
        returnTo={returnTo}
      />
      <CardForm
        id={cardForms.unsave}
        action="/account/saved-listings"
        name="saved"
        value="no"
        returnTo={returnTo}
      />
      <CardForm
        id={cardForms.compare}
        action="/compare"
        name="compare"
        value="yes"
        returnTo={returnTo}
      />
    </div>
  );
}

interface CardFormProps {
  id: string;
  action: string;
  name: string;
  value: string;
  /** Without scripts, the way back to the card. */
  returnTo: string;
}

const CardForm = ({ id, action, name, value, returnTo }: CardFormProps) => (
  <form id={id} method="post" action={action}>
    <input type="hidden" name={name} value={value} />
    <input type="hidden" name="returnTo" value={returnTo} />
  </form>
);
