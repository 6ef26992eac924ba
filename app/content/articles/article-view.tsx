import { adviceNote, countedNote } from "./article-notes.ts";
import { ArticleParts } from "./article-parts.tsx";
import type { ShownArticle } from "./load-article.server.ts";
import { ArticleIllustration } from "./illustrations/article-illustration.tsx";
import { PrintArticle } from "./print-article.tsx";

const isChecklist = (title: string): boolean => title.startsWith("Checklist");

/** With fewer chapters the text is its own table of contents. */
const leastChapters = 4;

export function ArticleView({ article }: { article: ShownArticle }) {
  const { title, summary, author, readingTime, reviewed, illustration, intro, sections, counted } =
    article;
  const hasContents = sections.length >= leastChapters;
  return (
    <article>
      <header className="article-head mt-6 grid items-end gap-x-12 gap-y-8 border-b border-ink pb-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="display max-w-[24ch] text-4xl text-balance md:text-5xl">{title}</h1>
          <p className="mt-5 max-w-[56ch] text-lg text-ink-2">{summary}</p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
            <li>{author}</li>
            {reviewed && <li>{`Last reviewed on ${reviewed}`}</li>}
            <li>{readingTime}</li>
          </ul>
          <PrintArticle hasChecklist={sections.some((section) => isChecklist(section.title))} />
        </div>
        <ArticleIllustration
          illustration={illustration}
          className="no-print aspect-3/2 w-full rounded-surface max-md:order-first"
        />
      </header>
      <div
        className={`grid gap-x-16 gap-y-10 pt-8 ${hasContents ? "lg:grid-cols-[16rem_minmax(0,1fr)]" : ""}`}
      >
        {hasContents && (
          <nav aria-labelledby="contents" className="no-print lg:sticky lg:top-8 lg:self-start">
            <h2 id="contents" className="text-sm font-semibold">
              Contents
            </h2>
            <ol className="mt-2 text-sm">
              {sections.map(({ id, title: chapter }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-8 items-center py-1 text-ink-2 hover:text-accent hover:underline"
                  >
                    {chapter}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="article-body min-w-0">
          <ArticleParts parts={intro} className="text-lg text-ink-2" />
          {sections.map(({ id, title: chapter, parts }, index) => (
            <section
              key={id}
              aria-labelledby={id}
              className={`mt-12 ${index > 0 ? "later" : ""} ${isChecklist(chapter) ? "checklist" : ""}`}
            >
              <h2
                id={id}
                className="scroll-mt-8 font-serif text-2xl font-medium tracking-tight text-balance"
              >
                {chapter}
              </h2>
              <ArticleParts parts={parts} className="mt-4" />
            </section>
          ))}
          <p className="mt-12 max-w-[68ch] border-t border-line pt-4 text-sm text-ink-2">
            {counted && `${countedNote(counted)} `}
            {adviceNote}
          </p>
        </div>
      </div>
    </article>
  );
}
