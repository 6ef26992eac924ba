import { shadeColours } from "./shade-colours.ts";

const number = new Intl.NumberFormat("en-CA");

/** The range of counts of each shade. */
export function ShadeLegend({ shades }: { shades: readonly number[] }) {
  if (shades.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <dt className="font-semibold text-ink-2">Businesses</dt>
      {shades.map((least, index) => (
        <dd key={least} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-3.5 rounded-[3px] border border-line-strong print-exact ${shadeColours[index + 1]!.ground}`}
          />
          <span className="figures">{describeShade(least, shades[index + 1])}</span>
        </dd>
      ))}
    </dl>
  );
}

function describeShade(least: number, next: number | undefined): string {
  if (next === undefined) return least === 1 ? "1" : `${number.format(least)} or more`;
  return next === least + 1 ? number.format(least) : number.formatRange(least, next - 1);
}
