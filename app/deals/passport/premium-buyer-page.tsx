import type { Route } from "./+types/premium-buyer-page.ts";
import { passportRequests } from "./passport-requests.table.ts";
import { passportDays } from "#app/accounts/passport/passport.ts";
import { measureReviews } from "#app/accounts/reviews/measure-reviews.server.ts";
import { describeTimes, promisedDays } from "#app/accounts/reviews/review-times.ts";
import { servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";

export const headers = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  return {
    times: describeTimes(await measureReviews(replica, passportRequests, new Date())),
    canonical: `${env.APP_URL}/premium-buyer`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("Premium buyer: the buyer's passport"),
    description:
      "Show owners that we have checked your identity and funds. Free, valid for 90 days, and shown only where you choose.",
    canonical: loaderData?.canonical ?? "/premium-buyer",
  });

export default function PremiumBuyerPage({ loaderData: { times } }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <header className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="display text-4xl">Be the buyer owners answer</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-ink-2">
            A buyer&rsquo;s passport shows owners that we have checked your identity and your funds.
            It is free, and you decide in every conversation what to share.
          </p>
          <p className="mt-6">
            <ButtonLink to="/account/passport" size="lg">
              Open my passport
            </ButtonLink>
          </p>
        </div>
        <Example />
      </header>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {sections.map(({ id, title, lines }) => (
          <Part key={id} id={id} title={title} lines={lines} />
        ))}
        <Part
          id="time"
          title="How long it takes"
          lines={[
            `We answer within ${promisedDays} business days, Monday to Friday, Toronto time. We work on public holidays too.`,
            times,
            `A passport is valid for ${passportDays} days. We remind you two weeks before it ends, and you renew it with one click.`,
          ]}
        />
      </div>
      <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2">
        <HelpLink article="passport">How the passport works</HelpLink>
        <HelpLink article="guides/the-buyer-owners-answer">A message that gets an answer</HelpLink>
      </p>
    </div>
  );
}

const sections = [
  {
    id: "checks",
    title: "What we check",
    lines: [
      "Your email address and phone number: we send you a link and a code.",
      "Your identity: an administrator compares an official document with your account.",
      "Your funds: an administrator reads a letter or statement in your name.",
      "Your experience and plans are your own words. We don't check them, and the passport says so.",
    ],
  },
  {
    id: "owners",
    title: "What owners see",
    lines: [
      "Only what you share in that conversation: identity, funds, experience, or what you are looking for.",
      "Your funds as a range, with the currency and the date of the check. Never an exact amount, a bank or a document.",
      "You can stop sharing with one click. It disappears at once, even from a page the owner has open.",
      "If a broker takes over the conversation, your passport stays hidden until you choose again.",
    ],
  },
  {
    id: "deleted",
    title: "What we delete",
    lines: [
      "Your proof of funds, as soon as we decide. We keep the range, the currency and the date.",
      "The picture of your identity document, as soon as we decide.",
      "Everything else, when you delete your passport.",
    ],
  },
] as const;

interface PartProps {
  id: string;
  title: string;
  lines: readonly string[];
}

const Part = ({ id, title, lines }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="border-b border-ink pb-2 font-serif text-2xl font-medium tracking-tight">
      {title}
    </h2>
    <ul className="mt-4 flex list-disc flex-col gap-2 ps-5 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const Example = () => (
  <figure className="rounded-surface border border-line bg-surface p-6">
    <figcaption className="text-sm text-ink-3">An example of what an owner sees</figcaption>
    <p className="mt-2 font-serif text-xl font-medium">Priya N.</p>
    <p className="mt-3 flex flex-wrap gap-2">
      <Badge tone="success">Identity checked</Badge>
      <Badge tone="success">Funds $500,000–$1,000,000 (CAD)</Badge>
      <Badge>Within three months</Badge>
    </p>
    <p className="mt-4 text-sm text-ink-2">
      Ran a 90-seat kitchen for eight years. Looking for a restaurant between Guelph and London.
    </p>
  </figure>
);
