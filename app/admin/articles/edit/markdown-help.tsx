import { Icon } from "#app/ui/media/icon.tsx";
import { measures } from "#app/market/figures/figure.ts";

const marks: [write: string, shows: string][] = [
  ["## Heading", "Starts a chapter, listed in the table of contents"],
  ["### Heading", "Starts a section of a chapter"],
  ["**bold**, *italic*", "Emphasis"],
  ["- item, 1. item", "Lists"],
  ["- [ ] item", "A checklist"],
  ["[words](/guides/earn-outs)", "A link; to other sites with https://"],
  ["| a | b |", "A table; its second line is | --- | --- |"],
  ["> words", "A quotation"],
];

const groups: [write: string, shows: string][] = [
  ["{{listings}}", "All businesses for sale"],
  ["{{median-price category=restaurants}}", "One category"],
  ["{{median-price category=retail region=CA-ON}}", "A category in one province or state"],
  ["{{median-multiple country=US}}", "One country: CA, US or MX"],
  ["{{days-to-sale franchise=yes}}", "Franchises only"],
  ["{{compare measure=median-multiple by=category}}", "A chart, on a line of its own"],
  ["{{compare measure=listings by=region country=CA}}", "A chart of the regions of one country"],
  [
    "{{compare measure=listings by=category only=retail,restaurants}}",
    "A chart of some categories",
  ],
  ["{{questions}}", "A chart of what buyers ask first, on a line of its own"],
];

export const MarkdownHelp = () => (
  <details className="group text-sm">
    <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
      <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      How to write, and the figures you can use
    </summary>
    <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <Rows title="Markdown" rows={marks} />
      <Rows title="Figures of this marketplace" rows={groups}>
        Figures are counted every hour. With fewer than ten listings, a figure says “not known yet”.
      </Rows>
      <div className="lg:col-span-2">
        <Rows
          title="Names of figures"
          rows={Object.entries(measures).map(([name, { label }]) => [name, label])}
          isWide
        />
      </div>
    </div>
  </details>
);

interface RowsProps {
  title: string;
  rows: [write: string, shows: string][];
  isWide?: boolean;
  children?: string;
}

const Rows = ({ title, rows, isWide, children }: RowsProps) => (
  <section>
    <h2 className="font-semibold">{title}</h2>
    {children && <p className="mt-1 text-ink-2">{children}</p>}
    <dl className={`mt-2 ${isWide ? "gap-x-10 sm:columns-2" : ""}`}>
      {rows.map(([write, shows]) => (
        <div key={write} className="break-inside-avoid border-b border-line py-1.5">
          <dt>
            <code className="wrap-anywhere">{write}</code>
          </dt>
          <dd className="text-ink-2">{shows}</dd>
        </div>
      ))}
    </dl>
  </section>
);
