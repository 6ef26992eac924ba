import { Form, useNavigation } from "react-router";
import {
  type BulkChange,
  type ContactDetails,
  contactFields,
  type SkippedGroup,
} from "./bulk-change.ts";
import { changeLabels } from "./bulk-words.ts";
import { SkippedList } from "./skipped-list.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { formatNumber } from "#app/ui/format-count.ts";

interface BulkPreviewProps {
  change: BulkChange;
  ids: string[];
  willChange: number;
  skipped: SkippedGroup[];
  details: ContactDetails;
  backTo: string;
}

const detailLabels = {
  contactName: "Contact name",
  contactEmail: "Contact email",
  contactPhone: "Contact phone",
  responseTime: "Response time",
} as const;

/** What the change will do, before it does it. */
export function BulkPreview({
  change,
  ids,
  willChange,
  skipped,
  details,
  backTo,
}: BulkPreviewProps) {
  const { formData } = useNavigation();
  const given = contactFields.filter((field) => details[field] !== undefined);
  return (
    <div className="flex flex-col gap-5">
      {given.length > 0 && (
        <DefinitionList
          items={given.map((field) => ({
            term: detailLabels[field],
            detail: field === "responseTime" ? `${details[field]} hours` : details[field],
          }))}
        />
      )}
      <p className="text-lg font-semibold" role="status">
        {`${formatNumber(willChange)} of ${formatNumber(ids.length)} will change`}
      </p>
      <SkippedList groups={skipped} />
      <div className="flex flex-wrap gap-3">
        {willChange > 0 && (
          <Form method="post">
            {ids.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            {given.map((field) => (
              <input key={field} type="hidden" name={field} value={details[field]} />
            ))}
            <Button name="intent" value="apply" pending={formData?.get("intent") === "apply"}>
              {changeLabels[change]}
            </Button>
          </Form>
        )}
        <ButtonLink to={backTo} variant="secondary">
          {willChange > 0 ? "Cancel" : "Back to my listings"}
        </ButtonLink>
      </div>
    </div>
  );
}
