import { Form } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import { OrderCard } from "#app/payments/checkout/order-summary.tsx";
import type { Offer } from "#app/payments/checkout/load-offer.server.ts";
import { PackageChoice } from "#app/payments/checkout/package-choice.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface PackageStepProps {
  title: string;
  offered: Offer["offered"];
  chosen: NonNullable<Offer["chosen"]>;
  hrefFor: (packageId: string) => string;
  isReady: boolean;
  isLast: boolean;
}

export function PackageStep(props: PackageStepProps) {
  const { title, offered, chosen, hrefFor, isReady, isLast } = props;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-ink-2">{title}</p>
        <HelpLink article="packages">Packages, prices and renewals</HelpLink>
      </div>
      <PackageChoice offered={offered} chosen={chosen.quote.packageId} hrefFor={hrefFor} isWide />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <OrderCard chosen={chosen} intent="purchase" label={`Purchase ${chosen.name}`} />
        <div className="flex flex-col gap-4">
          <h2 className="font-serif text-xl font-medium tracking-tight">Not ready to pay?</h2>
          <p className="text-ink-2">
            {isReady
              ? "Your draft is saved, and nobody else sees it. Come back to this step at any time, or look through the details once more."
              : "Add the figures, photos and details first. Your listing goes live once it is paid for, and nobody else sees it until then."}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <SubmitButton intent="skip" variant="secondary">
              {isReady ? "Look through the details" : "Continue without paying"}
            </SubmitButton>
            {!isLast && (
              <SubmitButton intent="back" variant="quiet">
                Back
              </SubmitButton>
            )}
          </Form>
        </div>
      </div>
    </div>
  );
}
