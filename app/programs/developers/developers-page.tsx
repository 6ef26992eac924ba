import type { Route } from "./+types/developers-page.ts";
import { servicesContext } from "#app/context.ts";
import { apiVersion } from "#app/programs/api/description/api-version.ts";
import { endpoints } from "#app/programs/api/endpoints.server.ts";
import { problemCodes, problemStatuses, codeOf } from "#app/programs/api/requests/problem.ts";
import { apiRoot } from "#app/programs/api/requests/routes.ts";
import { webhooksHref } from "#app/programs/webhooks/webhook-address.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import {
  Changelog,
  Endpoints,
  Errors,
  PublicReading,
  Scopes,
  Snippet,
  Webhooks,
} from "./developer-parts.tsx";
import { rules } from "./developers-text.ts";
import { examples } from "./examples.ts";
import { Section } from "#app/ui/layout/section.tsx";

export const headers = publicPage();

export const loader = ({ context }: Route.LoaderArgs) => {
  const { origin } = new URL(context.get(servicesContext).env.APP_URL);
  return {
    api: origin + apiRoot,
    canonical: `${origin}/developers`,
    groups: [...Map.groupBy(endpoints, ({ group }) => group)].map(([name, all]) => ({
      name,
      endpoints: all.map(({ id, method, path, summary, scope }) => ({
        id,
        method,
        path,
        summary,
        scope,
      })),
    })),
    errors: problemCodes.map((code) => ({
      code,
      statuses: problemStatuses.filter((status) => codeOf(status) === code),
    })),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("For developers"),
    description:
      "Update listings from your own system, and answer leads from it: access tokens, endpoints, errors, and examples that run.",
    canonical: loaderData?.canonical ?? "/developers",
  });

const contents = [
  ["token", "Get a token"],
  ["examples", "Examples"],
  ...rules.map(({ id, title }) => [id, title] as const),
  ["endpoints", "Endpoints"],
  ["errors", "Errors"],
  ["webhooks", "Webhooks"],
  ["public", "Without a token"],
  ["changes", "Changes"],
] as const;

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  const { api, groups, errors } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      <header className="max-w-3xl">
        <h1 className="display text-4xl md:text-5xl">For developers</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
          Keep your listings up to date from your own system, and answer buyers from the inbox that
          your office already uses.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/account/security/tokens">Get a token</ButtonLink>
          <a href="/api/openapi.json" className={buttonClass("secondary")}>
            OpenAPI file
          </a>
        </p>
      </header>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          aria-label="On this page"
          className="no-print text-sm lg:sticky lg:top-6 lg:self-start"
        >
          <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col">
            {contents.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-8 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          <Section id="token" title="Get a token">
            <div className="mt-4 flex max-w-[65ch] flex-col gap-4 text-ink-2">
              <p>
                Make one under Sign-in and security, with your password. Choose what it may do and
                for how long; it is shown once. Send it with every request:
              </p>
              <Snippet>{"Authorization: Bearer relevo_pat_…"}</Snippet>
              <p>
                It works for you alone. A broker's token also reaches the listings and conversations
                of their mandates, for as long as these run. Revoking it, a new password or the end
                of the account ends it at once.
              </p>
            </div>
            <Scopes />
          </Section>
          <Section id="examples" title="Examples">
            {examples.map((example) => (
              <div key={example.title} className="mt-6">
                <h3 className="font-semibold">{example.title}</h3>
                {"note" in example && <p className="mt-1 text-ink-2">{example.note}</p>}
                <Snippet>{example.command(api)}</Snippet>
              </div>
            ))}
          </Section>
          {rules.map(({ id, title, text }) => (
            <Section key={id} id={id} title={title}>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[65ch] text-ink-2">
                  {paragraph}
                </p>
              ))}
            </Section>
          ))}
          <Section id="endpoints" title="Endpoints">
            <p className="mt-4 max-w-[65ch] text-ink-2">
              {"All below "}
              <code className="text-sm wrap-anywhere">{api}</code>
              {". The OpenAPI file has every field; generators make clients from it."}
            </p>
            <Endpoints groups={groups} />
          </Section>
          <Section id="errors" title="Errors">
            <p className="mt-4 max-w-[65ch] text-ink-2">
              {"Every error is JSON of the type "}
              <code className="text-sm">application/problem+json</code>
              {", with a code for programs and a detail for people."}
            </p>
            <Errors errors={errors} />
          </Section>
          <Section id="webhooks" title="Webhooks">
            <div className="mt-4 flex max-w-[65ch] flex-col gap-4 text-ink-2">
              <p>
                {"An address of yours is told what happens, as it happens. Add it under "}
                <PlainLink to={webhooksHref} className="link">
                  Sign-in and security
                </PlainLink>
                .
              </p>
              <p>
                {"Each event is a POST, signed as "}
                <a href="https://www.standardwebhooks.com" className="link">
                  Standard Webhooks
                </a>
                {
                  " describes, so a library of your language verifies it. Answer with 2xx within ten seconds. Otherwise we try again, with growing pauses, for three days; 410 ends it at once. An event can come twice, with the same webhook-id. Events about the same thing come in order."
                }
              </p>
              <Snippet>
                {
                  '{"type":"listing.sold","timestamp":"2026-11-19T15:04:05.000Z","data":{"listing":{"id":"01997c1e-5a3b-7000-8000-3f5d2c1b0a99","status":"sold"}}}'
                }
              </Snippet>
            </div>
            <Webhooks />
          </Section>
          <Section id="public" title="Without a token">
            <PublicReading />
          </Section>
          <Section id="changes" title="Changes">
            <p className="mt-4 max-w-[65ch] text-ink-2">
              {`This is version ${apiVersion}. New endpoints and fields come without notice, so ignore what you don't know. Before anything else changes, the address becomes /api/v2 and this one stays for a year.`}
            </p>
            <Changelog />
          </Section>
        </div>
      </div>
    </div>
  );
}
