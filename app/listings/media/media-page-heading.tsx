import type { ListingStatus } from "#app/listings/listing.ts";
import { mediaPath } from "./listing-media.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MediaPageHeadingProps {
  listing: { id: string; title: string; status?: ListingStatus };
  isAdministrator: boolean;
}

/** Above the photos, documents or video on a page of their own, which has its heading only in the admin area. */
export function MediaPageHeading({ listing, isAdministrator }: MediaPageHeadingProps) {
  const { id, title, status } = listing;
  if (isAdministrator)
    return (
      <header className="flex flex-col gap-2">
        <Back to={`${mediaPath(id, true)}/edit`} label="Edit listing" />
        <h1 className="display text-2xl wrap-anywhere">{title}</h1>
      </header>
    );
  return (
    <p>
      {status === "draft" ? (
        <Back to="/account/drafts" label="Saved Drafts" />
      ) : (
        <Back to="/account/listings" label="My Listings" />
      )}
      <span className="ms-3 text-sm text-ink-2">{title}</span>
    </p>
  );
}

const Back = ({ to, label }: { to: string; label: string }) => (
  <PlainLink to={to} className="text-sm font-semibold text-accent underline underline-offset-4">
    {label}
  </PlainLink>
);
