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
      "Show owners that your identity and funds were checked. Free, valid for 90 days, and shown only where you choose.",
    canonical: loaderData?.canonical ?? "/premium-buyer",
  });

export default function PremiumBuyerPage({ loaderData: { times } }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <header className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="display text-4xl">Be the buyer whom owners answer</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-ink-2">
            A buyer&rsquo;s passport tells an owner that we checked who you are and saw what you can
            pay. It is free, and you choose in each conversation what to show.
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
            `We promise an answer within ${promisedDays} business days: Monday to Friday in Toronto, public holidays included.`,
            times,
            `A passport holds for ${passportDays} days, and one click renews it. We remind you two weeks before.`,
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
      "Your email address and your phone number, by a link and a code.",
      "Your identity: an administrator compares an official document with your account.",
      "Your funds: an administrator looks at a letter or statement that names you.",
      "Your experience and your plans are your own words. We do not check those, and the passport says so.",
    ],
  },
  {
    id: "owners",
    title: "What owners see",
    lines: [
      "Only what you show in that conversation: identity, funds, experience, or what you look for.",
      "Funds as a range, with the currency and the day of the check. Never an amount, a bank or a document.",
      "You take it back with one click, and it is gone from the owner's open page as well.",
      "If a broker takes over the conversation, nothing is shown until you choose again.",
    ],
  },
  {
    id: "destroyed",
    title: "What we destroy",
    lines: [
      "Your proof of funds, with the decision. We keep the range, the currency and the date.",
      "The picture of your identity document, with the decision about it.",
      "All the rest, when you delete your passport.",
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
      Eight years head of a kitchen of 90 seats. Looks for a restaurant between Guelph and London.
    </p>
  </figure>
);
