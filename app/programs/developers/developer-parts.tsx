import { scopeNames, scopes } from "#app/programs/tokens/access-token.ts";
import { webhookEvents } from "#app/programs/webhooks/webhook-events.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { changelog, errorAdvice, publicAddresses, publicFilters } from "./developers-text.ts";

/** Scrolls by itself, also with the keyboard. */
export const Snippet = ({ children }: { children: string }) => (
  <pre
    translate="no"
    tabIndex={0}
    className="mt-3 overflow-x-auto rounded-surface bg-sunken p-4 font-mono text-sm leading-relaxed text-ink"
  >
    <code>{children}</code>
  </pre>
);

interface TermListProps {
  rows: readonly (readonly [term: string, about: string])[];
}

const TermList = ({ rows }: TermListProps) => (
  <dl className="mt-5 border-t border-line">
    {rows.map(([term, about]) => (
      <div
        key={term}
        className="border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-6"
      >
        <dt>
          <code className="text-sm wrap-anywhere">{term}</code>
        </dt>
        <dd className="mt-1 text-ink-2 sm:mt-0">{about}</dd>
      </div>
    ))}
  </dl>
);

export const Scopes = () => (
  <TermList rows={scopeNames.map((scope) => [scope, scopes[scope]] as const)} />
);

export const Webhooks = () => (
  <TermList rows={webhookEvents.map(({ name, description }) => [name, description] as const)} />
);

interface EndpointRow {
  id: string;
  method: string;
  path: string;
  summary: string;
  scope: string | null;
}

export const Endpoints = ({ groups }: { groups: { name: string; endpoints: EndpointRow[] }[] }) =>
  groups.map(({ name, endpoints }) => (
    <div key={name} className="mt-8">
      <h3 className="font-semibold">{name}</h3>
      <ul className="mt-2 border-t border-line">
        {endpoints.map(({ id, method, path, summary, scope }) => (
          <li
            key={id}
            className="border-b border-line py-3 sm:grid sm:grid-cols-[4.5rem_minmax(0,3fr)_minmax(0,2fr)] sm:gap-4"
          >
            <span className="font-mono text-sm font-semibold text-accent">{method}</span>{" "}
            <code className="text-sm wrap-anywhere">{path}</code>
            <span className="block text-sm text-ink-2">
              {summary}
              {scope && <code className="block text-ink-3">{scope}</code>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));

interface ErrorsProps {
  errors: { code: keyof typeof errorAdvice; statuses: number[] }[];
}

export const Errors = ({ errors }: ErrorsProps) => (
  <dl className="mt-5 border-t border-line">
    {errors.map(({ code, statuses }) => (
      <div
        key={code}
        id={code}
        className="scroll-mt-24 border-b border-line py-3 target:bg-accent-soft sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-6"
      >
        <dt>
          <code className="text-sm">{code}</code>
          <span className="figures block text-sm text-ink-2">{statuses.join(", ")}</span>
        </dt>
        <dd className="mt-1 text-ink-2 sm:mt-0">{errorAdvice[code]}</dd>
      </div>
    ))}
  </dl>
);

export const PublicReading = () => (
  <>
    <p className="mt-4 max-w-[65ch] text-ink-2">
      What every visitor reads, programs read without a token. Names, streets, websites and contacts
      of businesses are in none of these.
    </p>
    <TermList rows={publicAddresses} />
    <h3 className="mt-8 font-semibold">Parameters of /api/listings</h3>
    <TermList rows={publicFilters} />
    <p className="mt-4 max-w-[65ch] text-ink-2">
      Unknown and malformed parameters are refused.{" "}
      <PlainLink to="/market/method" className="link">
        How market figures are computed
      </PlainLink>
    </p>
  </>
);

export const Changelog = () => (
  <ul className="mt-5 border-t border-line">
    {changelog.map(({ date, version, text }) => (
      <li key={version} className="border-b border-line py-3">
        <span className="font-semibold">{version}</span>
        {", "}
        <DateText value={`${date}T12:00:00Z`} />
        <span className="block text-ink-2">{text}</span>
      </li>
    ))}
  </ul>
);
