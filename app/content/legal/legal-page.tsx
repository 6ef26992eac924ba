import type { Route } from "./+types/legal-page.ts";
import { getLegalDocument, type LegalName } from "./legal-documents.server.ts";
import { Prose } from "#app/content/markdown/prose.tsx";
import { servicesContext } from "#app/context.ts";
import { getCachedOperator } from "#app/platform/operator.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

export const headers = publicPage();

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.pathname.replaceAll("/", "").toLowerCase() as LegalName;
  const { env, queryCache } = context.get(servicesContext);
  const document = getLegalDocument(name, await getCachedOperator(queryCache));
  return {
    document,
    inForce: formatDate(new Date()),
    lastChanged: formatCalendarDay(document.lastChanged),
    canonical: `${env.APP_URL}/${name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: pageTitle(loaderData.document.title),
        description: loaderData.document.description,
        canonical: loaderData.canonical,
      })
    : [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { inForce, lastChanged, document } = loaderData;
  const { title, intro, sections } = document;
  return (
    <div className="wrap py-10 md:py-14">
      <header className="border-b border-ink pb-8">
        <h1 className="display text-4xl">{title}</h1>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-2">
            <Day label="In force on" day={inForce} />
            <Day label="Text last changed on" day={lastChanged} />
          </dl>
          <PrintButton className="no-print" />
        </div>
      </header>
      <div className="grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="contents" className="text-sm font-semibold">
            Contents
          </h2>
          <ol className="mt-2 text-sm">
            {sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-8 items-baseline gap-3 py-1 text-ink-2 hover:text-accent hover:underline"
                >
                  <span className="figures w-5 shrink-0 text-end text-ink-3">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0">
          <Prose html={intro} className="text-lg text-ink-2" />
          {sections.map(({ id, heading, html }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10">
              <h2
                id={id}
                className="scroll-mt-8 font-serif text-2xl font-medium tracking-tight text-balance"
              >
                <span className="figures text-ink-3">{`${index + 1}. `}</span>
                {heading}
              </h2>
              <Prose html={html} className="mt-3" />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const Day = ({ label, day }: { label: string; day: string }) => (
  <div className="flex gap-1.5">
    <dt>{label}</dt>
    <dd className="font-semibold text-ink">{day}</dd>
  </div>
);
