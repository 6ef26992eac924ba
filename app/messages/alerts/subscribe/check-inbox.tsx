import type { ReactNode } from "react";
import { confirmWithinDays } from "#app/messages/alerts/alert.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";

interface CheckInboxProps {
  memberEmail: string | null;
  /** What to do with the link. */
  children: ReactNode;
}

/** The same for every address, so that it reveals neither accounts nor alerts. */
export const CheckInbox = ({ memberEmail, children }: CheckInboxProps) => (
  <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
    <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-3xl">
      Check your inbox
    </h1>
    <p className="max-w-[60ch] text-lg text-ink-2">
      {memberEmail === null
        ? "We emailed a link to the address you entered."
        : `We emailed a link to ${memberEmail}.`}{" "}
      {children}
    </p>
    <p className="max-w-[60ch] text-ink-2">
      {`The link works for ${confirmWithinDays} days. If nothing arrives within a few minutes, look in your spam folder.`}
    </p>
    <ButtonLink to="/businesses" variant="secondary">
      Browse businesses
    </ButtonLink>
  </div>
);
