import { privateMeta } from "#app/shared/page-meta.ts";
import type { Route } from "./+types/gallery-page.ts";
import { requireDeveloper } from "#app/accounts/sessions/guard.server.ts";
import { Charts, Content } from "./content.tsx";
import { Actions, Forms } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Feedback, Navigation } from "./navigation.tsx";

const chapters = { Foundations, Actions, Forms, Content, Navigation, Feedback, Charts };

export const middleware: Route.MiddlewareFunction[] = [requireDeveloper];

/** With a loader the guard runs on client-side navigations too. */
export const loader = () => null;

export const meta = () =>
  privateMeta({
    title: "Parts",
    description: "Every component of the design system, in both themes.",
    pathname: "/dev/ui",
  });

export default function GalleryPage() {
  return (
    <div className="wrap py-12 md:py-16">
      <h1 className="display text-4xl">Parts</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        Everything the pages are made of, in every state and both themes. Nothing here knows what
        the product sells.
      </p>
      <div className="mt-10 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Chapters" className="mb-10 lg:sticky lg:top-8 lg:self-start">
          <ol className="flex flex-wrap gap-x-5 border-line lg:block lg:border-s">
            {Object.keys(chapters).map((title) => (
              <li key={title}>
                <a
                  href={`#${title}`}
                  className="flex min-h-9 items-center text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:ps-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid grid-cols-1 gap-20">
          {Object.entries(chapters).map(([title, Chapter]) => (
            <section
              key={title}
              id={title}
              aria-labelledby={`${title}-chapter`}
              className="scroll-mt-8"
            >
              <h2 id={`${title}-chapter`} className="display mb-8 text-3xl">
                {title}
              </h2>
              <div className="grid grid-cols-1 gap-12">
                <Chapter />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
