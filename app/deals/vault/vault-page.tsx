import type { Route } from "./+types/vault-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { makeCard } from "#app/listings/card/make-card.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { describeShareImage } from "#app/platform/share-images/share-image.ts";
import { shareImageHref } from "#app/platform/share-images/share-image-address.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { loadVault, type VaultGroup } from "./load-vault.server.ts";
import { vaultShareId, vaultShareImage, vaultShareRoot } from "./vault-share-image.server.ts";
import { buyerSteps, kept, ownerSteps } from "./vault-texts.ts";

export const headers = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { db, queryCache, env } = context.get(servicesContext);
  const { preferences, viewer } = context.get(requestContext);
  const now = new Date();
  const [{ rows, total, ...vault }, rates] = await Promise.all([
    loadVault(queryCache, now),
    getCachedRates(queryCache),
  ]);
  const savedIds = await findSavedIds(
    db,
    viewer?.id,
    rows.map(({ id }) => id),
  );
  const view = { now, currency: preferences.currency, rates, savedIds, earningsAsText: true };
  return {
    ...vault,
    total: total > 0 ? formatCount(total, { one: "business", other: "businesses" }) : null,
    teasers: rows.map((row) => makeCard(row, view)),
    canonical: `${env.APP_URL}/ma-vault`,
    image: {
      src: env.APP_URL + shareImageHref(vaultShareRoot, vaultShareId, vaultShareImage),
      alt: describeShareImage(vaultShareImage),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("The M&A vault"),
    description:
      "Larger businesses and others sold in confidence. See the trade, region and rounded figures; sign a confidentiality agreement to see the rest.",
    canonical: loaderData?.canonical ?? "/ma-vault",
    ...(loaderData && { image: loaderData.image }),
  });

export default function VaultPage({ loaderData }: Route.ComponentProps) {
  const { total, to, teasers, trades, regions } = loaderData;
  return (
    <div className="wrap flex flex-col gap-14 py-10 md:py-14">
      <header>
        <h1 className="display text-4xl md:text-5xl">The M&A vault</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
          Businesses priced above CA$1,000,000 are sold in confidence here, and so are smaller ones
          whose owners prefer it. Everyone sees a teaser: trade, region and rounded figures. To see
          the rest, sign a confidentiality agreement and ask the owner for access.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={to} size="lg">
            Search the vault
          </ButtonLink>
          <ButtonLink to="/create-listing" size="lg" variant="secondary">
            Sell in confidence
          </ButtonLink>
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Steps id="buyers" title="How buyers see more" steps={buyerSteps} />
        <Steps id="owners" title="How owners stay anonymous" steps={ownerSteps} />
      </div>
      <Section id="vault" title="In the vault now" {...(total && { count: total })}>
        {teasers.length > 0 ? (
          <>
            <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {teasers.map((listing) => (
                <li key={listing.id}>
                  <ListingCard
                    listing={listing}
                    sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                  />
                </li>
              ))}
            </ul>
            <div className="mt-10 grid gap-x-14 gap-y-8 md:grid-cols-2">
              <Groups title="By trade" groups={trades} />
              <Groups title="By region" groups={regions} />
            </div>
          </>
        ) : (
          <div className="mt-8">
            <EmptyState
              title="The vault is empty right now"
              hint="Create an email alert and we'll tell you when a business is added."
              action={<ButtonLink to="/email-alerts">Create an email alert</ButtonLink>}
            />
          </div>
        )}
      </Section>
      <Section id="kept" title="How we keep it confidential">
        <dl className="mt-6 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {kept.map(({ term, detail }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 max-w-[60ch] text-ink-2">{detail}</dd>
            </div>
          ))}
        </dl>
        <HelpLink article="confidential-listings" className="mt-6">
          How confidential listings work
        </HelpLink>
      </Section>
    </div>
  );
}

const Steps = ({ id, title, steps }: { id: string; title: string; steps: readonly string[] }) => (
  <Section id={id} title={title}>
    <ol className="mt-6 flex list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-accent">
      {steps.map((step) => (
        <li key={step} className="max-w-[58ch] ps-1 text-ink-2">
          {step}
        </li>
      ))}
    </ol>
  </Section>
);

const Groups = ({ title, groups }: { title: string; groups: readonly VaultGroup[] }) => (
  <div>
    <h3 className="text-sm font-semibold">{title}</h3>
    <dl className="definitions mt-3">
      {groups.map(({ label, count, to }) => (
        <div key={to}>
          <dt>
            <PlainLink to={to} className="link">
              {label}
            </PlainLink>
          </dt>
          <dd className="figures">{count}</dd>
        </div>
      ))}
    </dl>
  </div>
);
