import { useRef } from "react";
import { maxAnswer, maxQueueReason } from "#app/admin/queues/source/read-reason.ts";
import { measureLabels } from "#app/admin/queues/reports/report-labels.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { ShownKey } from "#app/messages/leads/keys-dialog.tsx";
import {
  type Decision,
  labelsOf,
  queueHref,
  type QueueKind,
} from "#app/admin/queues/queue-kind.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Form } from "react-router";
import type { QueueRefusal } from "#app/admin/queues/source/decide-queue-item.server.ts";
import type { QueueItem } from "#app/admin/queues/source/queue-sources.server.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";

export function DecisionBar({ onSkip, ...form }: DecisionFormProps & { onSkip: () => void }) {
  const { item } = form;
  return (
    <div
      role="group"
      aria-label="Decide"
      // An open form stands beside what it decides about, or in a sheet below it on narrow screens.
      className="sticky top-0 z-10 mb-6 flex flex-wrap items-start gap-2 self-start border-b border-line bg-paper py-3 max-xl:has-[details[open]]:fixed max-xl:has-[details[open]]:inset-x-0 max-xl:has-[details[open]]:top-auto max-xl:has-[details[open]]:bottom-0 max-xl:has-[details[open]]:z-20 max-xl:has-[details[open]]:mb-0 max-xl:has-[details[open]]:max-h-[55dvh] max-xl:has-[details[open]]:overflow-y-auto max-xl:has-[details[open]]:border-t max-xl:has-[details[open]]:px-4 max-xl:has-[details[open]]:shadow-float xl:has-[details[open]]:col-start-2 xl:has-[details[open]]:row-start-1 xl:has-[details[open]]:border-b-0"
    >
      <DecisionForm {...form} intent="approve" />
      <DecisionForm {...form} intent="reject" />
      <Button
        type="button"
        variant="quiet"
        size="sm"
        className="js-only"
        aria-keyshortcuts="S"
        onClick={onSkip}
      >
        Skip
        <ShownKey>S</ShownKey>
      </Button>
      {item.open && (
        <ButtonLink
          id="queue-open"
          to={item.open.href}
          target="_blank"
          variant="quiet"
          size="sm"
          aria-keyshortcuts="O"
        >
          <span className="max-sm:hidden">{item.open.label}</span>
          <span className="sm:hidden">Open</span>
          <span className="sr-only"> (opens in a new tab)</span>
          <ShownKey>O</ShownKey>
        </ButtonLink>
      )}
    </div>
  );
}

export function openDecision(intent: Decision): void {
  const form = document.querySelector<HTMLFormElement>(`form[data-decision=${intent}]`);
  if (!form) return;
  const details = form.querySelector("details");
  if (!details) {
    form.requestSubmit();
    return;
  }
  details.open = true;
  form.querySelector<HTMLElement>("[data-first], input[type=radio]")?.focus();
}

/** On a phone the list above may fill what the sheet leaves of the screen. */
function showEvidence(): void {
  const title = document.getElementById("item-title");
  if (title && title.getBoundingClientRect().top > innerHeight * 0.4) title.scrollIntoView();
}

interface DecisionFormProps {
  item: QueueItem;
  action: string;
  next: string | undefined;
  templates: readonly string[];
  refusal: QueueRefusal | null;
  /** A decision is being sent: a double click must not send another. */
  isBusy: boolean;
}

const keys: Record<Decision, string> = { approve: "A", reject: "R" };

function DecisionForm({
  item,
  action,
  intent,
  next,
  templates,
  refusal: lastRefusal,
  isBusy,
}: DecisionFormProps & { intent: Decision }) {
  const labels = labelsOf(item.kind, item)[intent];
  if (!labels) return null;
  const refusal = lastRefusal?.intent === intent ? lastRefusal : null;
  const variant = intent === "approve" ? "primary" : "secondary";
  return (
    <Form
      data-decision={intent}
      method="post"
      action={action}
      replace
      preventScrollReset
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className="has-[details[open]]:order-last has-[details[open]]:w-full"
    >
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="intent" value={intent} />
      {next && <input type="hidden" name="next" value={next} />}
      {labels.requires ? (
        <details
          data-decision={intent}
          open={refusal !== null || undefined}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) showEvidence();
          }}
        >
          <summary
            aria-keyshortcuts={keys[intent]}
            className={`${buttonClass(variant, "sm")} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            {labels.label}…<ShownKey>{keys[intent]}</ShownKey>
          </summary>
          <div className="mt-3 flex max-w-2xl flex-col gap-4 rounded-surface border border-line bg-surface p-4">
            {labels.requires === "reason" && (
              <ReasonField kind={item.kind} templates={templates} error={refusal?.errors.reason} />
            )}
            {labels.requires === "measure" && (
              <MeasureFields item={item} errors={refusal?.errors ?? {}} />
            )}
            {labels.requires === "address" && (
              <AddressField item={item} error={refusal?.errors.address} />
            )}
            {labels.requires === "refund" && (
              <RefundFields item={item} errors={refusal?.errors ?? {}} />
            )}
            {labels.requires === "answer" && <AnswerField error={refusal?.errors.answer} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" variant={intent === "reject" ? "danger" : "primary"}>
                {labels.label}
              </Button>
              <span aria-hidden="true" className="js-only text-sm text-ink-2 max-lg:hidden">
                Ctrl Enter sends, Esc cancels
              </span>
            </div>
          </div>
        </details>
      ) : (
        <Button size="sm" variant={variant} aria-keyshortcuts={keys[intent]}>
          {labels.label}
          <ShownKey>{keys[intent]}</ShownKey>
        </Button>
      )}
    </Form>
  );
}

interface FieldProps {
  error: string | undefined;
}

function ReasonField({
  kind,
  templates,
  error,
}: FieldProps & { kind: QueueKind; templates: readonly string[] }) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {templates.length > 0 && (
        <SelectField
          label="Template"
          name="template"
          optional
          onChange={({ currentTarget }) => {
            if (!text.current || !currentTarget.value) return;
            text.current.value = currentTarget.value;
            text.current.focus();
          }}
          none="None"
          choices={templates.map((template) => ({ value: template, label: template }))}
        />
      )}
      <TextArea
        ref={text}
        data-first
        label="Reason"
        name="reason"
        rows={4}
        maxLength={maxQueueReason}
        hint="They see it by email and on the site."
        error={error}
      />
      <p className="text-sm">
        <PlainLink to={`${queueHref(kind)}/reasons`} className="link">
          Edit the templates
        </PlainLink>
      </p>
    </>
  );
}

function MeasureFields({ item, errors }: { item: QueueItem; errors: FieldErrors }) {
  const measures = "measures" in item ? item.measures : [];
  return (
    <>
      <RadioGroup
        label="What happens now?"
        name="measure"
        choices={measures.map((value) => ({ value, label: measureLabels[value].choice }))}
        defaultValue="nothing"
        error={errors.measure ?? null}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={maxQueueReason}
        optional
        hint="Needed unless nothing more happens. The person reads it, except for a deactivation."
        error={errors.reason}
      />
    </>
  );
}

const AddressField = ({ item, error }: FieldProps & { item: QueueItem }) => (
  <TextField
    data-first
    label="Address on REALTOR.ca"
    name="address"
    type="url"
    placeholder="https://www.realtor.ca/real-estate/…"
    defaultValue={("realtorUrl" in item && item.realtorUrl) || ""}
    hint="The owner gets it by email, and the public page links to it."
    error={error}
  />
);

function RefundFields({ item, errors }: { item: QueueItem; errors: FieldErrors }) {
  const refund = "refund" in item ? item.refund : null;
  if (!refund) return null;
  return (
    <>
      <TextArea
        data-first
        label="Reason"
        name="reason"
        rows={3}
        maxLength={maxQueueReason}
        hint="The owner sees it by email and on the site."
        error={errors.reason}
      />
      <input type="hidden" name="left" value={refund.left} />
      {refund.canRefund && refund.left > 0 ? (
        <TextField
          label="Refund in Canadian dollars"
          name="amount"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={(refund.suggested / 100).toFixed(2)}
          hint={`All of it, ${formatMoney(refund.left, "CAD")}, would end the package. Leave it empty to refund nothing.`}
          error={errors.amount}
          className="max-w-56"
        />
      ) : (
        <p className="text-sm text-ink-2">
          Nothing of this payment can be refunded through the provider.
        </p>
      )}
    </>
  );
}

const AnswerField = ({ error }: FieldProps) => (
  <TextArea
    data-first
    label="Answer"
    name="answer"
    rows={8}
    maxLength={maxAnswer}
    hint="It is sent by email, with what they wrote below it."
    error={error}
  />
);
