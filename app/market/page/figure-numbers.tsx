import type { Figure } from "./list-figures.ts";
import { methodHref } from "#app/market/method/method-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** The number leads to the listings behind it, its name to the way it is computed. */
export const FigureNumbers = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-2 border-b border-line sm:grid-cols-3 lg:grid-cols-6">
    {figures.map(({ measure, label, value, to }) => (
      <div key={measure} className="flex flex-col justify-between gap-1 py-5 pe-4">
        <dt className="text-sm text-ink-2">
          <PlainLink
            to={methodHref(measure)}
            title="How this is computed"
            className="inline-block min-h-6 decoration-line-strong underline-offset-4 hover:underline"
          >
            {label}
          </PlainLink>
        </dt>
        <dd className="display figures text-2xl md:text-3xl">
          <PlainLink
            to={to}
            className="inline-block min-h-6 decoration-accent decoration-1 underline-offset-4 hover:text-accent hover:underline"
          >
            {value}
          </PlainLink>
        </dd>
      </div>
    ))}
  </dl>
);
