import type { BrokerApplication } from "./broker-applications.queries.server.ts";
import { refuseToApply } from "./broker-application.ts";
import { SectionForm } from "#app/accounts/profile/section-form.tsx";
import { fieldProps, type SectionResult } from "#app/accounts/profile/section-result.ts";
import type { UserType } from "#app/accounts/user.ts";
import { findRegion } from "#app/shared/places.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { RegionOptions } from "#app/ui/forms/region-options.tsx";

interface BrokerSectionProps {
  userType: UserType;
  identityVerified: boolean;
  application: BrokerApplication | null;
  actionResult: SectionResult | null;
}

export function BrokerSection(props: BrokerSectionProps) {
  const { userType, identityVerified, application, actionResult } = props;
  const refusal = refuseToApply(userType, application);
  if (refusal === "administrator")
    return <p className="text-ink-2">Administrators can't apply to be brokers.</p>;
  if (refusal === "already-broker")
    return (
      <Banner tone="success" title="You're a broker">
        {identityVerified
          ? "You're listed in our directory."
          : "You'll be listed in our directory once your identity is verified."}
      </Banner>
    );
  if (refusal === "already-pending" && application) {
    const { licenseNumber, brokerage, region, createdAt } = application;
    return (
      <Banner tone="info" title="We're reviewing your application">
        <p>
          {`Licence ${licenseNumber}, ${brokerage}, ${findRegion(region)?.name ?? region}. Sent on `}
          <DateText value={createdAt} />.
        </p>
      </Banner>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {application?.state === "rejected" && (
        <Banner tone="warning" title="Your last application was not approved">
          {application.reason}
        </Banner>
      )}
      <SectionForm section="broker" actionResult={actionResult} label="Apply" fieldPrefix="broker-">
        {(result) => <ApplicationFields result={result} application={application} />}
      </SectionForm>
    </div>
  );
}

function ApplicationFields({
  result,
  application,
}: {
  result: SectionResult | null;
  application: BrokerApplication | null;
}) {
  const field = (name: "licenseNumber" | "brokerage" | "region") => ({
    id: `broker-${name}`,
    ...fieldProps(result, name, application?.[name] ?? ""),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Licence number" autoComplete="off" {...field("licenseNumber")} />
        <SelectField label="Licensed in" {...field("region")} none="Choose">
          <RegionOptions />
        </SelectField>
      </div>
      <TextField label="Brokerage" autoComplete="organization" {...field("brokerage")} />
    </>
  );
}
