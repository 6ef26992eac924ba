import { Form } from "react-router";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";

interface NamedListing {
  id: string;
  title: string;
}

interface ClientListingsProps {
  listings: NamedListing[];
  /** Those that can be added. */
  unassigned: NamedListing[];
  isByMandate: boolean;
}

export function ClientListings({ listings, unassigned, isByMandate }: ClientListingsProps) {
  return (
    <Section id="listings" title="Listings in the report" count={String(listings.length)}>
      {listings.length > 0 ? (
        <ul className="divide-y divide-line">
          {listings.map(({ id, title }) => (
            <li key={id} className="flex items-start justify-between gap-3 py-3 text-sm">
              <PlainLink
                to={`/account/listings/edit/${id}`}
                className="link min-w-0 self-center wrap-anywhere"
              >
                {title}
              </PlainLink>
              {!isByMandate && (
                <PostButton
                  intent="release"
                  fields={{ listingId: id }}
                  variant="quiet"
                  size="sm"
                  aria-label={`Remove ${title} from the report`}
                >
                  Remove
                </PostButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-4 text-sm text-ink-2">
          {isByMandate
            ? "The mandate has ended. No report is sent."
            : "None yet. No report is sent."}
        </p>
      )}
      {unassigned.length > 0 && (
        <Form method="post" className="mt-3 flex flex-col gap-3">
          <input type="hidden" name="intent" value="assign" />
          <SelectField
            label="Add a listing"
            name="listingId"
            choices={unassigned.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <div>
            <SubmitButton variant="secondary" size="sm">
              Add
            </SubmitButton>
          </div>
        </Form>
      )}
    </Section>
  );
}
