import { HelpLink } from "#app/help-link.tsx";

const ownersGuides = [
  ["guides/letter-of-intent", "What a letter of intent fixes"],
  ["guides/earn-outs", "When part of the price comes later"],
  ["guides/employees", "When to tell the staff"],
] as const;

const buyersGuides = [
  ["guides/letter-of-intent", "What a letter of intent fixes"],
  ["resources/legal", "The documents, in order"],
  ["guides/first-hundred-days", "Your first hundred days"],
] as const;

/** What usually comes after the first messages. */
export const NextSteps = ({ isOwner }: { isOwner: boolean }) => (
  <section aria-labelledby="next-steps" className="flex flex-col items-start gap-2">
    <h2 id="next-steps" className="font-semibold">
      What comes next
    </h2>
    {(isOwner ? ownersGuides : buyersGuides).map(([guide, label]) => (
      <HelpLink key={guide} article={guide}>
        {label}
      </HelpLink>
    ))}
  </section>
);
