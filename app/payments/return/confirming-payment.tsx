import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Banner } from "#app/ui/banner.tsx";

const firstLookMs = 1_000;
const slowestLookMs = 15_000;

/** Looks again by itself until the provider has told us, less and less often; without scripts the browser reloads the page. */
export function ConfirmingPayment({ isSlow }: { isSlow: boolean }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let wait = firstLookMs;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = () => {
      void revalidate().finally(() => {
        wait = Math.min(wait * 1.5, slowestLookMs);
        if (!isGone) timer = setTimeout(look, wait);
      });
    };
    timer = setTimeout(look, wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [revalidate]);
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
