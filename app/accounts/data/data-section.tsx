import { ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";

export function DataSection() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <p className="max-w-[44ch] text-sm text-ink-2">
          Get your profile, listings, messages, orders and everything else we store about you in one
          JSON file.
        </p>
        {/* The browser downloads the file, not the router. */}
        <a href="/account/data" download className={buttonClass("secondary")}>
          Download my data
        </a>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <p className="max-w-[44ch] text-sm text-ink-2">
          Which version of our terms and our privacy policy you agreed to, and when.
        </p>
        <ButtonLink to="/account/terms" variant="secondary">
          Terms and privacy
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[44ch] text-sm text-ink-2">
          This permanently removes your personal details. The next page explains what we keep.
        </p>
        <ButtonLink to="/account/delete" variant="quiet" className="text-danger">
          Delete my account
        </ButtonLink>
      </div>
    </div>
  );
}
