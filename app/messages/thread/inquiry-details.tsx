import type { InquiryData } from "#app/messages/messages.table.ts";

interface InquiryDetailsProps {
  inquiry: Omit<InquiryData, "message"> & { message: string | null };
  isOwner: boolean;
  isOpen: boolean;
  showMessage: boolean;
}

export function InquiryDetails({ inquiry, isOwner, isOpen, showMessage }: InquiryDetailsProps) {
  const { name, email, phone, message } = inquiry;
  return (
    <details open={isOpen} className="border-b border-line px-4 py-3 text-sm sm:px-6">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {isOwner ? `Inquiry from ${name}` : "What you sent with your inquiry"}
      </summary>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dt]:text-ink-3">
        <dt>Name</dt>
        <dd className="[overflow-wrap:anywhere]">{name}</dd>
        <dt>Email</dt>
        <dd className="[overflow-wrap:anywhere]">
          {isOwner ? (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          ) : (
            email
          )}
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              {isOwner ? (
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link">
                  {phone}
                </a>
              ) : (
                phone
              )}
            </dd>
          </>
        )}
        {showMessage && message !== null && (
          <>
            <dt>Message</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{message}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
