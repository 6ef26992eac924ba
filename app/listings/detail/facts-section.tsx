import type { BusinessFacts } from "#app/listings/detail/business-view.ts";
import { type Definition, DefinitionList } from "#app/ui/definition-list.tsx";
import { businessStatusWords, managementWords, propertyWords } from "./words.ts";

const count = new Intl.NumberFormat("en-CA");

/** What the owner has not answered is left out; what they answered with no is said. */
export function FactsSection({ facts }: { facts: BusinessFacts }) {
  return (
    <>
      <DefinitionList items={factsOf(facts)} />
      {facts.leaseTerms && <LongFact term="Lease terms" text={facts.leaseTerms} />}
      {facts.reasonForSale && <LongFact term="Reason for sale" text={facts.reasonForSale} />}
    </>
  );
}

function factsOf(facts: BusinessFacts): Definition[] {
  const said = (term: string, detail: string | null | undefined): Definition[] =>
    detail ? [{ term, detail }] : [];
  const holds = (term: string, holdsTrue: boolean): Definition[] =>
    holdsTrue ? [{ term, detail: "Yes" }] : [];
  return [
    ...said("Status", facts.businessStatus && businessStatusWords[facts.businessStatus]),
    ...said("Established", facts.established === null ? null : String(facts.established)),
    ...said("Employees", employees(facts)),
    ...said("Premises", sized(facts.squareFootage)),
    ...said("Property", facts.propertyType && propertyWords[facts.propertyType]),
    ...said("Management", facts.management && managementWords[facts.management]),
    { term: "Training", detail: facts.trainingIncluded ? "Included" : "Not included" },
    {
      term: "Owner financing",
      detail: facts.financingAvailable ? "Available" : "Not offered",
    },
    { term: "Relocatable", detail: facts.relocatable ? "Yes" : "No" },
    ...holds("Can be run from home", facts.workFromHome),
    ...holds("Accommodation included", facts.accommodationIncluded),
    ...holds("Franchise", facts.franchise),
    ...holds("Business opportunity", facts.businessOpportunity),
    ...holds("Distressed sale", facts.distressed),
    ...holds("Quick sale wanted", facts.quickSale),
  ];
}

function employees({ employeesMin: least, employeesMax: most }: BusinessFacts): string | null {
  if (least === null && most === null) return null;
  if (least === null || most === null || least === most) return count.format((least ?? most)!);
  return `${count.format(least)} – ${count.format(most)}`;
}

const sized = (squareFeet: number | null): string | null =>
  squareFeet === null ? null : `${count.format(squareFeet)} sq ft`;

function LongFact({ term, text }: { term: string; text: string }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{term}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-2">{text}</p>
    </div>
  );
}
