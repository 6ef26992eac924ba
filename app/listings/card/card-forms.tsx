import { useLocation } from "react-router";

export const cardForms = {
  save: "save-listing",
  unsave: "unsave-listing",
  compare: "compare-listing",
} as const;

/** Sent by the script: the page stays, so no redirect back is needed. */
export const staysOnPage = "staysOnPage";

const forms = [
  { id: cardForms.save, action: "/listings/save", name: "saved", value: "yes" },
  { id: cardForms.unsave, action: "/listings/save", name: "saved", value: "no" },
  { id: cardForms.compare, action: "/compare", name: "compare", value: "yes" },
];

/** Rendered once per page: a form per heart on 25 cards would be a tenth of all elements to lay out and hydrate. */
export function CardForms() {
  const { pathname, search } = useLocation();
  return (
    <div hidden>
      {forms.map(({ id, action, name, value }) => (
        <form key={id} id={id} method="post" action={action}>
          <input type="hidden" name={name} value={value} />
          <input type="hidden" name="returnTo" value={pathname + search} />
        </form>
      ))}
    </div>
  );
}
