import { useLocation } from "react-router";
import { AcceptTermsForm, LegalLinks } from "#app/accounts/terms/accept-terms-form.tsx";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";

export default function TermsBar() {
  const { pathname, search } = useLocation();
  return (
    <section aria-label="New terms" className="no-print border-b border-line bg-warm-soft">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-3 text-sm">
        <p className="max-w-[62ch] grow">
          {`Please read and agree to our terms and our privacy policy, last changed on ${formatCalendarDay(legalVersion)}.`}
        </p>
        <LegalLinks />
        <AcceptTermsForm version={legalVersion} returnTo={pathname + search} size="sm" />
      </div>
    </section>
  );
}
