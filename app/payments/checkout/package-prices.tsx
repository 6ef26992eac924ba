import { featuresOf, packagesFor } from "#app/payments/package.ts";
import { PackageFeatures } from "#app/payments/checkout/package-choice.tsx";
import { Money } from "#app/ui/format/money.tsx";

const groups = [
  { title: "In Ontario and Alberta", region: "CA-ON" },
  { title: "Everywhere else in Canada, the United States and Mexico", region: "CA-QC" },
] as const;

export function PackagePrices({ subscribers }: { subscribers: string }) {
  return (
    <div className="flex flex-col gap-10">
      {groups.map(({ title, region }) => (
        <section key={region} aria-label={title}>
          <h3 className="font-semibold">{title}</h3>
          <ul className="mt-4 grid gap-4 md:grid-cols-3">
            {packagesFor(region).map((one) => (
              <li
                key={one.id}
                className="flex flex-col rounded-surface border border-line bg-surface p-6"
              >
                <h4 className="font-serif text-xl font-medium tracking-tight">{one.name}</h4>
                <p className="mt-2">
                  <Money
                    amount={one.price}
                    currency="CAD"
                    showCode
                    className="figures font-serif text-2xl font-medium"
                  />
                  <span className="text-sm text-ink-2"> · {one.term}</span>
                </p>
                <p className="mt-2 text-sm text-ink-2">{one.description}</p>
                <PackageFeatures
                  features={featuresOf(one, subscribers)}
                  fees={one.fees}
                  className="mt-4 flex flex-col gap-1.5"
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
