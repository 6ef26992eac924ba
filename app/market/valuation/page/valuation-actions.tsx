import { ButtonLink } from "#app/ui/actions/button.tsx";
import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface ValuationActionsProps {
  href: string;
  shareUrl: string;
  reportHref: string;
  isKept: boolean;
  /** The person's own listing, which can take the price. */
  listing: { title: string; price: string } | null;
}

export function ValuationActions({
  href,
  shareUrl,
  reportHref,
  isKept,
  listing,
}: ValuationActionsProps) {
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {listing && (
        <PostButton intent="use-price" form={{ action: href }}>
          {`Use ${listing.price} as my price`}
        </PostButton>
      )}
      {isKept ? (
        <ButtonLink
          to="/account/valuations"
          variant="secondary"
          icon={<Icon name="check" className="size-4.5" />}
        >
          Kept in your account
        </ButtonLink>
      ) : (
        <PostButton
          intent="keep"
          form={{ action: href }}
          variant={listing ? "secondary" : "primary"}
        >
          Keep this valuation
        </PostButton>
      )}
      <a href={reportHref} className={buttonClass("secondary", "sm")} rel="nofollow" download>
        <Icon name="download" className="size-4.5" />
        Report (PDF)
      </a>
      <CopyButton kind="link" text={shareUrl} />
      <PrintButton />
      <PlainLink
        to="#change"
        className="link ms-auto inline-flex min-h-10 items-center text-sm font-semibold"
      >
        Change your answers
      </PlainLink>
    </div>
  );
}
