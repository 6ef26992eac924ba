import { data, redirect } from "react-router";
import type { Route } from "./+types/email-alerts-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readSearch } from "#app/search/query/read-search.server.ts";
import { countFound } from "#app/search/search.queries.server.ts";
import { formatSavedSearch, parseSearch, toSavedSearch } from "#app/search/search-url.ts";
import {
  alertResultsHref,
  describeAlert,
  maxAlertsPerAddress,
} from "#app/messages/alerts/alert.ts";
import { AlertForm } from "./alert-form.tsx";
import type { FormRefusal } from "#app/ui/forms/form-fields.ts";
import { CheckInbox } from "./check-inbox.tsx";
import { alertAddressSchema, alertConsentSchema, alertSearchSchema } from "./alert.schema.ts";
import { createAlert, type CreateOutcome } from "./create-alert.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage, withoutQuery } from "#app/shared/public-page.ts";
import { useOperator } from "#app/use-operator.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

/** Only the bare page is cached: there are too many searches. */
export const headers = publicPage(withoutQuery);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { env, replica } = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const query = formatSavedSearch(parseSearch(url.searchParams, undefined, preferences.currency));
  return {
    isSent: url.searchParams.has("sent"),
    chosen: query === "" ? null : await describeChosen(query),
    memberEmail: viewer?.email ?? null,
    currency: preferences.currency,
    canonical: `${env.APP_URL}/email-alerts`,
  };

  async function describeChosen(search: string) {
    const parsed = toSavedSearch(parseSearch(new URLSearchParams(search)));
    const [found = 0] = await countFound(replica, [parsed], new Date());
    return {
      query: search,
      description: describeAlert({ name: "", search }),
      count:
        found === 0
          ? "Nothing matches today. You will be the first to know."
          : `${formatCount(found, { one: "business matches", other: "businesses match" })} today.`,
      resultsTo: alertResultsHref(search),
    };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("Email alerts"),
    description:
      "Save a search and get an email when a new business for sale matches it, when a price falls, or when a business is back on the market.",
    canonical: loaderData?.canonical ?? "/email-alerts",
  });

const typedFields = [
  "category",
  "place",
  "priceMin",
  "priceMax",
  "currency",
  "q",
  "email",
  "frequency",
  "consent",
];

const refusals: Record<
  Extract<CreateOutcome, { ok: false }>["reason"],
  [status: number, error: string]
> = {
  "no-sender": [503, "Email alerts are not available yet. Please try again later."],
  "too-many-alerts": [
    409,
    `You have ${maxAlertsPerAddress} alerts, which is the maximum. Delete one of them first.`,
  ],
  "too-many-attempts": [
    429,
    "Many alerts were created from your connection within an hour. Please wait a while and try again.",
  ],
};

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (status: number, error: string, errors: FieldErrors = {}) => {
    const typed = Object.fromEntries(typedFields.map((name) => [name, String(form[name] ?? "")]));
    const refusal: FormRefusal = { error, errors, typed };
    return data(refusal, { status });
  };
  const parsed = alertSearchSchema.safeParse(form);
  const address = alertAddressSchema.safeParse(viewer ? { email: viewer.email } : form);
  const agreed = alertConsentSchema.safeParse(form);
  if (!parsed.success || !address.success || !agreed.success)
    return refuse(
      422,
      "",
      fieldErrors([parsed, address, agreed].flatMap(({ error }) => error?.issues ?? [])),
    );
  const now = new Date();
  // "Bakery in Toronto" means the same here as in the search box.
  const read = await readSearch(services, parsed.data, now);
  const { env, db, jobs } = services;
  const outcome = await createAlert(
    { db, jobs, secret: env.SESSION_SECRET },
    {
      source: "search",
      page: "/email-alerts",
      userId: viewer?.id ?? null,
      email: address.data.email,
      search: read.kind === "redirect" ? read.search : parsed.data,
      frequency: agreed.data.frequency,
      ip,
      now,
    },
  );
  if (!outcome.ok) return refuse(...refusals[outcome.reason]);
  // Redirects, so that a reload does not submit again.
  return outcome.state === "active"
    ? redirect(`/account/alerts/${outcome.alertId}?created`, 303)
    : redirect("/email-alerts?sent", 303);
}

export default function EmailAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, chosen, memberEmail, currency } = loaderData;
  const hasSender = useOperator() !== null;
  if (isSent)
    return (
      <CheckInbox memberEmail={memberEmail}>
        Open it and confirm the alert. Until then we send nothing else.
      </CheckInbox>
    );
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="display text-4xl">Email alerts</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        Say what you are looking for. We email you when a business like that comes on the market.
        You do not need an account.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        {hasSender ? (
          <AlertForm
            chosen={chosen}
            memberEmail={memberEmail}
            currency={currency}
            refusal={actionData ?? null}
          />
        ) : (
          <div>
            <Banner tone="info">{refusals["no-sender"][1]}</Banner>
          </div>
        )}
        <HowAlertsWork />
      </div>
    </div>
  );
}

const facts = [
  {
    icon: "mail",
    title: "Only what is new",
    text: "New businesses, reduced prices, and businesses that are back on the market. Each of them once.",
  },
  {
    icon: "list",
    title: "The figures at a glance",
    text: "Every email shows asking price, revenue and cash flow, so you see at once what is worth a look.",
  },
  {
    icon: "shield-check",
    title: "Your address stays with us",
    text: "We use it for this alert only. One click in any email ends it, without signing in.",
  },
] as const;

const HowAlertsWork = () => (
  <aside className="flex flex-col gap-6 lg:border-s lg:border-line lg:ps-10">
    {facts.map(({ icon, title, text }) => (
      <div key={title} className="flex gap-4">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
      </div>
    ))}
    <HelpLink article="email-alerts">How email alerts work</HelpLink>
    <div className="border-t border-line pt-6">
      <h2 className="font-semibold">Or read our newsletter</h2>
      <p className="mt-1 text-ink-2">
        A selection of businesses for sale, in the categories and regions that you choose.
      </p>
      <PlainLink to="/newsletter" className="link mt-2 inline-block font-medium">
        Get the newsletter
      </PlainLink>
    </div>
  </aside>
);
