import { ButtonLink } from "#app/ui/actions/button.tsx";

const sellerPoints = [
  [
    "Stay anonymous.",
    "Buyers see the type of business, its region and the figures you choose. The name and street address stay hidden, and only signed-in buyers see the website.",
  ],
  [
    "Control your documents.",
    "Only people you approve can open your documents. Approve them one by one or all at once.",
  ],
  [
    "All your inquiries in one place.",
    "Message buyers here. Your email address and phone number are on no listing: only people you exchange messages with can see them, and you can turn that off.",
  ],
] as const;

const buyerPoints = [
  [
    "See the figures first.",
    "Every listing shows asking price, revenue, cash flow and the multiple. If an owner keeps a figure private, it says “on request”.",
  ],
  ["Know what's hidden.", "Each listing tells you what you can't see yet, and how to get access."],
  [
    "See how fast owners reply.",
    "Reply times are measured from real messages. Until there are enough, you see what the owner states.",
  ],
] as const;

export function BothSides() {
  return (
    <section aria-labelledby="both-sides" className="py-16 md:py-24">
      <h2 id="both-sides" className="sr-only">
        How it works for sellers and buyers
      </h2>
      <div className="wrap grid gap-1 lg:grid-cols-2 lg:gap-2">
        <div className="on-deep rounded-surface bg-deep p-7 text-on-deep md:p-12 lg:mb-16 lg:rounded-s-[6rem] lg:ps-20">
          <h3 className="display text-3xl">For sellers</h3>
          <Points points={sellerPoints} muted="text-on-deep-2" line="border-deep-line" />
          <ButtonLink to="/create-listing" variant="on-deep" className="mt-8">
            Sell a business
          </ButtonLink>
        </div>
        <div className="rounded-surface bg-warm-soft p-7 md:p-12 lg:mt-16 lg:rounded-e-[6rem] lg:pe-20">
          <h3 className="display text-3xl">For buyers</h3>
          <Points points={buyerPoints} muted="text-ink-2" line="border-line-strong/40" />
          <ButtonLink to="/businesses" variant="secondary" className="mt-8">
            Browse businesses
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Points({
  points,
  muted,
  line,
}: {
  points: readonly (readonly [string, string])[];
  muted: string;
  line: string;
}) {
  return (
    <ul className="mt-6">
      {points.map(([title, text]) => (
        <li key={title} className={`border-t py-4 ${line}`}>
          <p className="font-semibold">{title}</p>
          <p className={`mt-1 max-w-[52ch] ${muted}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
