import type { Route } from "./+types/staying-safe-page.ts";
import { safetyGuide } from "./safety-guide.server.ts";
import { Prose } from "#app/content/markdown/prose.tsx";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";

export const headers = publicPage();

export const loader = ({ context }: Route.LoaderArgs) => ({
  guide: safetyGuide(),
  canonical: `${context.get(servicesContext).env.APP_URL}/staying-safe`,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: pageTitle(loaderData.guide.title),
        description: loaderData.guide.description,
        canonical: loaderData.canonical,
      })
    : [];

export default function StayingSafePage({ loaderData: { guide } }: Route.ComponentProps) {
  const [signs, ...rest] = guide.sections;
  return (
    <div className="wrap py-10 md:py-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="display text-4xl">{guide.title}</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-ink-2">{guide.intro}</p>
        </div>
        <PrintButton className="no-print" />
      </header>
      {signs && (
        <section
          aria-labelledby={signs.id}
          className="mt-10 rounded-surface bg-warm-soft p-6 md:p-10"
        >
          <h2 id={signs.id} className="font-serif text-2xl font-medium tracking-tight">
            {signs.title}
          </h2>
          <Prose html={signs.html} className="mt-4 lg:max-w-none lg:columns-2 lg:gap-16" />
        </section>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {rest.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2
              id={id}
              className="border-b border-ink pb-2 font-serif text-2xl font-medium tracking-tight"
            >
              {title}
            </h2>
            <Prose html={html} className="mt-4" />
          </section>
        ))}
      </div>
      <p className="no-print mt-12">
        <ButtonLink to="/contact?topic=safety">Tell us what happened</ButtonLink>
      </p>
    </div>
  );
}
