import { useEffect } from "react";
import { useNavigate } from "react-router";
import { RemovedText } from "#app/selling/editing/editor-fields.tsx";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const readingTimeMs = 2000;

interface ListingSavedProps {
  listingId: string;
  /** What was removed from the text. */
  notices: TextNotice[];
}

/** Redirects to the business after two seconds. */
export function ListingSaved({ listingId, notices }: ListingSavedProps) {
  const to = `/business/${listingId}`;
  const isLeaving = notices.length === 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(to), readingTimeMs);
    return () => clearTimeout(timer);
  }, [navigate, to, isLeaving]);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="success">
        {isLeaving
          ? "Listing updated successfully! Redirecting..."
          : "Listing updated successfully!"}
      </Banner>
      {notices.length > 0 && (
        <Banner tone="warning" title="Something was removed from the text">
          {notices.map((notice) => (
            <RemovedText key={notice.field} notice={notice} />
          ))}
        </Banner>
      )}
      <PlainLink to={to} className="link self-start">
        View the listing
      </PlainLink>
      {isLeaving && (
        <noscript>
          <meta httpEquiv="refresh" content={`2;url=${to}`} />
        </noscript>
      )}
    </div>
  );
}
