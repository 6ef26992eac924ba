import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const readingTimeMs = 2000;

interface SavedNoticeProps {
  record: "User" | "Listing";
  to: string;
  linkLabel: string;
  /** Has content to read, so the page stays. */
  children?: ReactNode;
}

export function SavedNotice({ record, to, linkLabel, children }: SavedNoticeProps) {
  const isLeaving = !children;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(to), readingTimeMs);
    return () => clearTimeout(timer);
  }, [navigate, to, isLeaving]);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="success">
        {`${record} updated successfully!${isLeaving ? " Redirecting..." : ""}`}
      </Banner>
      {children}
      <PlainLink to={to} className="link self-start">
        {linkLabel}
      </PlainLink>
      {isLeaving && (
        <noscript>
          <meta httpEquiv="refresh" content={`2;url=${to}`} />
        </noscript>
      )}
    </div>
  );
}
