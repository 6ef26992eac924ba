import type { BusinessView } from "./make-business-view.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface TeaserBarProps extends Pick<BusinessView, "isTeaser" | "behindTeaser"> {
  href: string;
  /** Requested by a signed-in person. */
  isVisitorsView: boolean;
}

/** Explains to readers how their view differs from what others see. */
export function TeaserBar({ isTeaser, behindTeaser, href, isVisitorsView }: TeaserBarProps) {
  const bar = behindTeaser ? bars[behindTeaser] : isTeaser && isVisitorsView ? bars.visitor : null;
  if (!bar) return null;
  return (
    <div className="mb-6">
      <Banner title={bar.title}>
        {bar.text}
        {bar.link && (
          <>
            {" "}
            <PlainLink to={href + bar.query} className="link no-print">
              {bar.link}
            </PlainLink>
          </>
        )}
      </Banner>
    </div>
  );
}

const bars = {
  buyer: {
    title: "Confidential: you see this under your agreement",
    text: "Keep what you read here to yourself and your advisers. Visitors see only a teaser.",
    link: null,
    query: "",
  },
  insider: {
    title: "This listing is confidential",
    text: "You see everything. Visitors see a teaser: the trade, the region and rounded figures.",
    link: "See the teaser",
    query: "?as=visitor",
  },
  visitor: {
    title: "This is what visitors see",
    text: "Buyers with access see the whole listing.",
    link: "Back to the whole listing",
    query: "",
  },
} as const;
