import { confirmWithinDays } from "#app/messages/alerts/alert.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";

/** The same for every address: it tells nobody who has an account or an alert. */
export const CheckInbox = ({ memberEmail }: { memberEmail: string | null }) => (
  <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
    <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-3xl">
      Check your inbox
    </h1>
    <p className="max-w-[60ch] text-lg text-ink-2">
      {memberEmail === null
        ? "We emailed a link to the address you entered."
        : `We emailed a link to ${memberEmail}.`}{" "}
      Open it and confirm the alert. Until then we send nothing else.
    </p>
    <p className="max-w-[60ch] text-ink-2">
      {`The link works for ${confirmWithinDays} days. If nothing arrives within a few minutes, look in your spam folder.`}
    </p>
    <ButtonLink to="/businesses" variant="secondary">
      Browse businesses
    </ButtonLink>
  </div>
);
