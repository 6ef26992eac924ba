import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { buttonClass } from "#app/ui/button-style.ts";

/** Shown once: the parameter is removed from the address immediately, and the message stays until it is dismissed. Without JavaScript the link does both. */
export function PaymentBanner({ shown, cleanHref }: { shown: boolean; cleanHref: string }) {
  const [seen, setSeen] = useState(shown);
  const [dismissed, setDismissed] = useState(false);
  if (shown && !seen) setSeen(true);
  const navigate = useNavigate();
  useEffect(() => {
    if (shown) void navigate(cleanHref, { replace: true, preventScrollReset: true });
  }, [shown, cleanHref, navigate]);
  if (!seen || dismissed) return null;
  return (
    <Banner
      tone="success"
      title="Payment Successful!"
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
      Your business listing has been activated and is now live on our marketplace.
    </Banner>
  );
}
