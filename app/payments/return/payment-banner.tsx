import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { isUnsettled, type PaymentResult } from "#app/payments/return/payment-result.ts";
import type { PaymentNews } from "#app/payments/return/payment-result.queries.server.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { usePolling } from "#app/ui/browser/use-polling.ts";

interface PaymentBannerProps {
  payment: PaymentNews | null;
  cleanHref: string;
}

type Settled = Exclude<PaymentResult, "confirming" | "processing">;

const words: Record<
  Exclude<Settled, "upgraded">,
  { tone: "success" | "info" | "danger" | "warning"; title: string; text: string }
> = {
  live: {
    tone: "success",
    title: "Payment Successful!",
    text: "Your business listing has been activated and is now live on our marketplace.",
  },
  "in-review": {
    tone: "info",
    title: "Payment received",
    text: "Thank you. Your listing is not live yet: a person on our team looks at it first.",
  },
  "fee-paid": {
    tone: "success",
    title: "Payment received",
    text: "The success fee is paid. Thank you, and congratulations on the sale.",
  },
  failed: {
    tone: "danger",
    title: "Payment failed",
    text: "Payment failed. Please try again. Nothing was charged, and your listing is saved.",
  },
  returned: {
    tone: "warning",
    title: "We are refunding your payment",
    text: "The listing could not be published any more. We have emailed you the details.",
  },
};

function wordsFor(result: Settled, { listing, packageName, until }: PaymentNews) {
  if (result !== "upgraded") return words[result];
  const term = until ? `paid until ${formatDate(until)}` : "until it is sold";
  return {
    tone: "success" as const,
    title: "Payment Successful!",
    text: `${listing} now has the package ${packageName}, ${term}. It replaces the one before, whose unused days were taken off the price.`,
  };
}

const isSettled = (result: PaymentResult): result is Settled => !isUnsettled(result);

/** The parameter is removed once the outcome is known; the message stays until dismissed. Without JavaScript the link does both. */
export function PaymentBanner({ payment, cleanHref }: PaymentBannerProps) {
  const [seen, setSeen] = useState(payment);
  const [dismissed, setDismissed] = useState(false);
  if (payment && payment !== seen) setSeen(payment);
  const navigate = useNavigate();
  const isKnown = payment !== null && isSettled(payment.result);
  useEffect(() => {
    if (isKnown) void navigate(cleanHref, { replace: true, preventScrollReset: true });
  }, [isKnown, cleanHref, navigate]);
  if (!seen || dismissed) return null;
  const { result } = seen;
  if (!isSettled(result))
    return payment ? <ConfirmingPayment isSlow={result === "processing"} /> : null;
  const { tone, title, text } = wordsFor(result, seen);
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Link
          to={cleanHref}
          replace
          preventScrollReset
          onClick={() => setDismissed(true)}
          className={buttonClass("secondary", "sm")}
        >
          Dismiss
        </Link>
      }
    >
      {text}
    </Banner>
  );
}

/** Polls; without scripts the browser reloads the page. */
function ConfirmingPayment({ isSlow }: { isSlow: boolean }) {
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
