import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { brand } from "#app/shared/brand.ts";

const readingTimeMs = 2000;

/** Shown for two seconds; without JavaScript by a meta refresh. */
export function SignedUp({ to, email }: { to: string; email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), readingTimeMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <>
      <h1 className="display text-4xl">Welcome</h1>
      <Banner tone="success">{`Account created successfully! Welcome to ${brand.name}`}</Banner>
      <p className="text-ink-2">{`We emailed a link to ${email}. Open it within 7 days to confirm your address.`}</p>
      <Link to={to} className="link self-start">
        Continue
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${to}`} />
      </noscript>
    </>
  );
}
