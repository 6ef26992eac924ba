import { Banner } from "#app/ui/feedback/banner.tsx";
import { usePolling } from "#app/ui/browser/use-polling.ts";

/** Looks again by itself until the provider has told us; without scripts the browser reloads the page. */
export function ConfirmingPayment({ isSlow }: { isSlow: boolean }) {
  usePolling({ firstMs: 1_000, slowestMs: 15_000 });
  return (
    <>
      {/* oxlint-disable-next-line no-danger -- React would move a <meta> out of the <noscript> and into the head. */}
      <noscript dangerouslySetInnerHTML={{ __html: '<meta http-equiv="refresh" content="4">' }} />
      <Banner title="Confirming your payment…">
        {isSlow
          ? "Your bank is processing the payment, which can take a few days. We will email you as soon as it arrives."
          : "This usually takes a few seconds. Your listing goes live as soon as the payment is confirmed."}
      </Banner>
    </>
  );
}
