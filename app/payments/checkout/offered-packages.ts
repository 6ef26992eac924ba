import { describeTerm } from "#app/payments/checkout/describe-term.ts";
import { defaultPackageFor, featuresOf, type Package, packagesFor } from "#app/payments/package.ts";

/** A package as it is offered for a listing of the region. */
export function describePackages(region: string, subscribers: string, offered: Package[]) {
  const standard = defaultPackageFor(region);
  return offered.map((one) => ({
    id: one.id,
    name: one.name,
    price: one.price,
    term: describeTerm(one.id),
    description: one.description,
    features: featuresOf(one, subscribers),
    isRecommended: one.id === standard,
  }));
}

/** The one that the owner picked, if it is offered here; else the region's default, else the first. */
export function choosePackage(
  region: string,
  wanted: string | null,
  offered: Package[] = packagesFor(region),
): Package | undefined {
  const standard = defaultPackageFor(region);
  return (
    offered.find(({ id }) => id === wanted) ??
    offered.find(({ id }) => id === standard) ??
    offered[0]
  );
}
