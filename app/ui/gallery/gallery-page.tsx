import { privateMeta } from "#app/shared/page-meta.ts";
import type { Route } from "./+types/gallery-page.ts";
import { requireDeveloper } from "#app/accounts/sessions/guard.server.ts";
import { Actions } from "./actions.tsx";
import { Charts, Content } from "./content.tsx";
import { Feedback } from "./feedback.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Navigation } from "./navigation.tsx";

const chapters = [
  { id: "foundations", title: "Foundations", Chapter: Foundations },
  { id: "actions", title: "Actions", Chapter: Actions },
  { id: "forms", title: "Forms", Chapter: Forms },
  { id: "content", title: "Content", Chapter: Content },
  { id: "navigation", title: "Navigation", Chapter: Navigation },
  { id: "feedback", title: "Feedback", Chapter: Feedback },
  { id: "charts", title: "Charts", Chapter: Charts },
];

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
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a
                  href={`#${chapter.id}`}
                  className="flex min-h-9 items-center text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:ps-4"
                >
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid grid-cols-1 gap-20">
          {chapters.map(({ id, title, Chapter }) => (
            <section key={id} id={id} aria-labelledby={`${id}-chapter`} className="scroll-mt-8">
              <h2 id={`${id}-chapter`} className="display mb-8 text-3xl">
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
