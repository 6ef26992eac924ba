import type { ReactNode } from "react";
import { brand } from "#app/shared/brand.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Logo } from "#app/ui/media/logo.tsx";
import { groupDigits } from "#app/payments/provider/test-provider/test-cards.ts";

interface TestFrameProps {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** The layout of the test provider's pages. Nobody may mistake them for a place to enter a real card. */
export function TestFrame({ title, children, aside }: TestFrameProps) {
  return (
    <div className="wrap flex grow flex-col gap-8 py-8 md:py-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Logo />
        <Badge tone="warning">Test mode</Badge>
      </div>
      <Banner tone="warning" title="No money moves here">
        {`This page stands in for the payment provider of ${brand.name} while no Stripe keys are configured. Use the test numbers below, never a real card.`}
      </Banner>
      <div
        className={
          aside ? "grid items-start gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]" : "max-w-xl"
        }
      >
        {aside}
        <div className="flex min-w-0 flex-col gap-6">
          <h1 className="display text-3xl">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}

interface TestNumbersProps {
  caption: string;
  numbers: { number: string; label: string }[];
}

export function TestNumbers({ caption, numbers }: TestNumbersProps) {
  return (
    <details className="rounded-surface border border-line p-4 text-sm" open>
      <summary className="cursor-pointer font-semibold">{caption}</summary>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {numbers.map(({ number, label }) => (
          <div key={number} className="contents">
            <dt className="figures font-medium whitespace-nowrap">{groupDigits(number)}</dt>
            <dd className="mb-1 text-ink-2 sm:mb-0">{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
