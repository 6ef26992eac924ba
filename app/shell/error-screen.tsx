import { useContext, useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { pageTitle } from "#app/shared/brand.ts";
import type { ImpersonationRefusal } from "#app/accounts/impersonation/impersonation.ts";
import {
  type ErrorScreenProps,
  type ErrorText,
  errorText,
  isConnectionError,
  offline,
  impersonationTexts,
} from "./error-text.ts";
import { Mark } from "#app/ui/media/logo.tsx";
import { useOperator } from "#app/use-operator.ts";
import { RequestId } from "./request-id.ts";
import { SearchForm } from "#app/search/box/search-form.tsx";

export default function ErrorPage({ error, words: given, children }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const unreachable = isConnectionError(error);
  // Requiring sign-in is not an error.
  const isInvitation = status === 401 && !unreachable;
  const words = unreachable
    ? offline
    : (impersonationTextOf(error) ?? given ?? errorText(status, pathname));
  return (
    <>
      <div
        id="error-page"
        className="wrap grid grow grid-cols-1 content-center gap-10 py-16 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-16 md:py-28"
      >
        <title>{pageTitle(words.title)}</title>
        {isInvitation ? <Mark className="size-24 text-accent md:size-56" /> : <BrokenMark />}
        <div className="max-w-xl">
          {!unreachable && !isInvitation && <p className="eyebrow figures">Error {status}</p>}
          <h1 className="display mt-2 text-4xl">{words.title}</h1>
          <p className="mt-4 text-lg text-ink-2">{words.text}</p>
          <Offer offer={words.offer} here={pathname + search} />
          {status >= 500 && !unreachable && <ErrorReference error={error} />}
        </div>
      </div>
      {!unreachable && children}
    </>
  );
}

function impersonationTextOf(error: unknown): ErrorText | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const refusal = (data as { impersonationRefusal?: ImpersonationRefusal } | null)
    ?.impersonationRefusal;
  return refusal ? impersonationTexts[refusal] : null;
}

const goHome = { label: "Go Home", to: "/" };

function Offer({ offer, here }: { offer: ErrorText["offer"]; here: string }) {
  if (offer === "search")
    return (
      <SearchForm
        id="error-search"
        label="Search for another business"
        size="lg"
        className="mt-8"
      />
    );
  if (offer === "home" || offer === "sign-in")
    return (
      <ButtonLink
        to={offer === "home" ? "/" : `/signin?returnTo=${encodeURIComponent(here)}`}
        className="mt-8"
      >
        {offer === "home" ? "Go Home" : "Sign In"}
      </ButtonLink>
    );
  const links = offer === "retry" ? [{ label: "Try Again", to: here }, goHome] : offer;
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {/* Plain links reload the whole document, whatever state the page is in. */}
      {links.map(({ label, to }, index) => (
        <a key={label} href={to} className={buttonClass(index === 0 ? "primary" : "secondary")}>
          {label}
        </a>
      ))}
    </p>
  );
}

function ErrorReference({ error }: { error: unknown }) {
  const operator = useOperator();
  const rendering = useContext(RequestId);
  const thrown = isRouteErrorResponse(error)
    ? (error.data as { requestId?: unknown } | null)
    : null;
  const [id] = useState(() =>
    typeof thrown?.requestId === "string" ? thrown.requestId : (rendering ?? printedId()),
  );
  return (
    <p
      id="error-reference"
      data-id={id}
      className="mt-8 border-t border-line pt-4 text-sm text-ink-2"
    >
      {id ? `Reference: ${id}. Include it if you write to us: ` : "Write to us: "}
      <a href={operator ? `mailto:${operator.supportEmail}` : "/contact"} className="link">
        {operator?.supportEmail ?? "Contact us"}
      </a>
      .
    </p>
  );
}

/** Hydration reads the id from the server-rendered page. */
function printedId(): string | null {
  if (typeof document === "undefined") return null;
  return document.getElementById("error-reference")?.dataset.id ?? null;
}

function BrokenMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-24 md:size-56">
      <path d="M12.5 1a10 10 0 0 0 0 20z" className="fill-accent" />
      <path d="M19.5 11a10 10 0 0 1 0 20z" transform="rotate(14 20 21)" className="fill-warm" />
    </svg>
  );
}
