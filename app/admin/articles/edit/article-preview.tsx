import type { Preview } from "./preview-of.server.ts";
import { ArticleParts } from "#app/content/articles/article-parts.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface ArticlePreviewProps {
  preview: Preview | null;
  isWaiting: boolean;
}

export function ArticlePreview({ preview, isWaiting }: ArticlePreviewProps) {
  return (
    <section aria-labelledby="preview-title" className="flex min-w-0 flex-col gap-1.5">
      {/* Not a heading: those of the text are. */}
      <p id="preview-title" className="text-sm font-semibold">
        Preview
      </p>
      <p className="text-sm text-ink-2">As readers see it, with today’s figures.</p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Preview of the text"
        aria-busy={isWaiting}
        className="max-h-160 min-h-40 overflow-y-auto rounded-control border border-line bg-surface p-5 lg:h-160"
      >
        {preview && "problem" in preview ? (
          <Banner tone="warning" title="No preview">
            {preview.problem}
          </Banner>
        ) : (
          <Laid preview={preview ?? nothing} />
        )}
      </div>
    </section>
  );
}

type Layout = Exclude<Preview, { problem: string }>;
const nothing: Layout = { intro: [], sections: [] };

const Laid = ({ preview }: { preview: Layout }) => (
  <div className="flex flex-col gap-5">
    {preview.intro.length + preview.sections.length === 0 && (
      <p className="text-sm text-ink-2">Nothing to show yet.</p>
    )}
    <ArticleParts parts={preview.intro} className="" />
    {preview.sections.map(({ id, title, parts }) => (
      <div key={id} className="flex flex-col gap-3">
        <h2 className="font-serif text-2xl font-medium tracking-tight wrap-anywhere">{title}</h2>
        <ArticleParts parts={parts} className="" />
      </div>
    ))}
  </div>
);
