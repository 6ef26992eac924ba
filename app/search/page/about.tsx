import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export interface AboutProps {
  /** What is known about the businesses of the page: one sentence stands above them, the rest here. */
  landing: { title: string; intro: string; more: string; market: { to: string; label: string } };
  reading: readonly { to: string; label: string }[];
}

export default function About({ landing: { title, more, market }, reading }: AboutProps) {
  return (
    <section aria-labelledby="about" className="later mt-20 border-t border-line pt-10">
      <h2 id="about" className="display text-2xl">
        {title}
      </h2>
      {more && <p className="mt-4 max-w-[75ch] text-ink-2">{more}</p>}
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {[market, ...reading].map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} className="link inline-flex min-h-6 items-center">
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
