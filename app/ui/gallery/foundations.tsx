import { Row, Specimen } from "./specimen.tsx";

// Whole class names, so that Tailwind finds them.
const swatches = `bg-paper bg-surface bg-sunken bg-line bg-line-strong bg-ink-3 bg-ink-2 bg-ink bg-accent
  bg-accent-strong bg-accent-soft bg-warm bg-warm-soft bg-success bg-warning bg-danger bg-deep bg-deep-2`;
const sizes = "text-5xl text-4xl text-3xl text-2xl text-xl";

export function Foundations() {
  return (
    <>
      <Specimen title="Colour" note="OKLCH, defined once for both themes">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {swatches.split(/\s+/).map((fill) => (
            <li key={fill} className="text-xs text-ink-2">
              <span className={`mb-1 block h-12 rounded-control border border-line ${fill}`} />
              {fill.slice(3)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" note="Newsreader for headlines, Instrument Sans for the rest">
        {sizes.split(" ").map((size) => (
          <p key={size} className="flex items-baseline gap-4 overflow-hidden">
            <span className="w-8 shrink-0 text-xs text-ink-3">{size.slice(5)}</span>
            <span className={`display truncate ${size}`}>Selling a business</span>
          </p>
        ))}
        <p className="mt-4 text-lg">Lead: the first sentence under a headline.</p>
        <p className="mt-1">Body: an established bakery with a wholesale route.</p>
        <p className="mt-1 text-sm text-ink-2">Small: hints, facts, table cells.</p>
        <p className="mt-1 text-xs text-ink-3">Extra small: labels above figures.</p>
        <p className="figures mt-3">1,111,111.00 and 8,888,888.00 take the same room</p>
      </Specimen>
      <Specimen title="Focus and links" note="Two pixels of accent, two pixels away">
        <Row>
          <a href="#Foundations" className="link">
            A link in a sentence
          </a>
          <span className="rounded-control px-3 py-1 outline-2 outline-offset-2 outline-accent">
            What has the focus
          </span>
        </Row>
      </Specimen>
    </>
  );
}
