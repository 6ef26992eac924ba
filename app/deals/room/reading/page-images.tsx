import { useState } from "react";

interface PageImagesProps {
  name: string;
  first: number;
  last: number;
  /** Of the whole document. */
  count: number;
  hrefOf: (page: number) => string;
}

/** Loads each page when it comes near, so that the log has only what was read. */
export const PageImages = ({ name, first, last, count, hrefOf }: PageImagesProps) => (
  <ol aria-label={`Pages of ${name}`} className="mt-8 flex flex-col gap-6">
    {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((page) => (
      <li key={page}>
        <PageImage href={hrefOf(page)} alt={`Page ${page} of ${count}`} />
      </li>
    ))}
  </ol>
);

const maxAttempts = 6;
const retryMs = 3_000;

/** Drawing is rate-limited: the page of a reader who scrolls fast is requested again. */
function PageImage({ href, alt }: { href: string; alt: string }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <figure className="rounded-surface border border-line bg-sunken p-2">
      <img
        src={attempt === 0 ? href : `${href}&attempt=${attempt}`}
        alt={alt}
        loading="lazy"
        draggable={false}
        onError={() => {
          if (attempt < maxAttempts) setTimeout(() => setAttempt(attempt + 1), retryMs);
        }}
        // Letter size, until the picture has loaded.
        className="w-full bg-white [aspect-ratio:auto_17/22]"
      />
      <figcaption className="figures pt-2 text-center text-xs text-ink-2" aria-hidden="true">
        {alt}
      </figcaption>
    </figure>
  );
}
