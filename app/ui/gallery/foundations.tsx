import { Row, Specimen } from "./specimen.tsx";

const swatches = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["ink-3", "bg-ink-3"],
  ["ink-2", "bg-ink-2"],
  ["ink", "bg-ink"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-soft", "bg-accent-soft"],
  ["warm", "bg-warm"],
  ["warm-soft", "bg-warm-soft"],
  ["success", "bg-success"],
  ["warning", "bg-warning"],
  ["danger", "bg-danger"],
  ["deep", "bg-deep"],
  ["deep-2", "bg-deep-2"],
] as const;

const sizes = [
  ["5xl", "text-5xl"],
  ["4xl", "text-4xl"],
  ["3xl", "text-3xl"],
  ["2xl", "text-2xl"],
  ["xl", "text-xl"],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen title="Colour" note="OKLCH, defined once for both themes">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {swatches.map(([name, fill]) => (
            <li key={name} className="text-xs text-ink-2">
              <span className={`mb-1 block h-12 rounded-control border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" note="Newsreader for headlines, Instrument Sans for the rest">
        {sizes.map(([name, size]) => (
          <p key={name} className="flex items-baseline gap-4 overflow-hidden">
            <span className="w-8 shrink-0 text-xs text-ink-3">{name}</span>
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
          <a href="#foundations" className="link">
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
