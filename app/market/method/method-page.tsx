import type { Route } from "./+types/method-page.ts";
import { methodPath } from "./method-address.ts";
import { servicesContext } from "#app/context.ts";
import { measureNames, measures } from "#app/market/figures/figure.ts";
import { measureNotes } from "#app/market/figures/measure-notes.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const headers = publicPage();

export const loader = ({ context }: Route.LoaderArgs) => ({
  canonical: context.get(servicesContext).env.APP_URL + methodPath,
  notes: measureNames.map((measure) => ({
    measure,
    label: measures[measure].label,
    note: measureNotes[measure],
  })),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: pageTitle("How market figures are computed"),
    description:
      "Where the market figures come from, how each is computed, how the price index works, and what is never published.",
    canonical: loaderData?.canonical ?? methodPath,
  });

const principles = [
  {
    id: "source",
    title: "Where they come from",
    text: [
      "All figures are counted from the listings on this site. Only what every visitor can read on the page of a listing counts: a price range, a price on request or a figure for members only does not.",
      "A group is counted again within a minute after one of its listings changed; groups of more than a thousand listings every hour. What is withdrawn, rejected or expired leaves the figures at once.",
      "Amounts in other currencies are converted at the rates that stand below every page.",
    ],
  },
  {
    id: "privacy",
    title: "What is not published",
    text: [
      "Nothing is published about fewer than ten businesses. Where a region or trade could be worked out as the difference of larger groups, and fewer than ten businesses would remain, the smallest of the other groups is left out as well.",
      "Amounts are rounded to three digits.",
    ],
  },
  {
    id: "index",
    title: "The price index",
    text: [
      "The index tells how asking prices per dollar of cash flow moved. On the last day of each month, alike businesses are put together: those of one category, country and size of cash flow. The average of each such cell is compared with its average a month before; the changes of all cells with at least ten businesses in both months, weighted by their number, are one step of the index.",
      "So a month in which many large businesses come to the market is not a month of rising prices, and a business that lowers its price lowers the index. The first month is 100. A month that is over keeps its step.",
    ],
  },
];

export default function MethodPage({ loaderData: { notes } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb
        steps={[{ label: "Market figures", to: "/market" }, { label: "How they are computed" }]}
      />
      <h1 className="display mt-6 max-w-[20ch] text-4xl md:text-5xl">
        How these figures are computed
      </h1>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col gap-10">
          {principles.map(({ id, title, text }) => (
            <Section key={id} id={id} title={title}>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[60ch] text-ink-2">
                  {paragraph}
                </p>
              ))}
            </Section>
          ))}
        </div>
        <Section id="measures" title="Each figure">
          <dl>
            {notes.map(({ measure, label, note }) => (
              <div
                key={measure}
                id={measure}
                className="scroll-mt-24 border-b border-line py-3.5 target:bg-accent-soft sm:grid sm:grid-cols-[2fr_3fr] sm:gap-6"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="mt-1 text-ink-2 sm:mt-0">{note}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </div>
  );
}
