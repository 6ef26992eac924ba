import { useEffect, useRef, useState } from "react";
import { Form, useFetcher } from "react-router";
import { leadStageLabels, leadStages } from "#app/messages/leads/lead.ts";
import type { ThreadData } from "./load-thread.server.ts";
import type { ThreadResult } from "./thread-result.ts";
import { maxNotesLength } from "./thread.schema.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface LeadRecordFormProps {
  threadId: string;
  record: NonNullable<ThreadData["record"]>;
  answer: ThreadResult | null;
}

const pauseMs = 800;

export function LeadRecordForm({ threadId, record, answer }: LeadRecordFormProps) {
  const fetcher = useFetcher<ThreadResult>();
  const form = useRef<HTMLFormElement>(null);
  const [isChanged, setChanged] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const href = `/account/leads/${threadId}`;
  const save = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set("by", "script");
    setChanged(false);
    void fetcher.submit(fields, { method: "post", action: href });
  };
  const saveSoon = () => {
    setChanged(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const result = fetcher.data ?? answer;
  const problem = result && !result.ok ? result : null;
  const errorOf = (name: string) => problem?.errors[name] ?? null;
  return (
    <Card title="Your notes" aside={record.isDue && <Badge tone="warm">Follow up</Badge>}>
      <Form
        ref={form}
        id="record"
        method="post"
        action={href}
        noValidate
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onInput={saveSoon}
        onBlur={() => {
          if (isChanged) save();
        }}
        className="flex scroll-mt-24 flex-col gap-4"
      >
        <input type="hidden" name="intent" value="record" />
        <SelectField
          label="Stage"
          name="stage"
          defaultValue={record.stage}
          error={errorOf("stage")}
          choices={leadStages.map((stage) => ({ value: stage, label: leadStageLabels[stage] }))}
        />
        <TextField
          label="Follow up on"
          name="followUpOn"
          type="date"
          optional
          defaultValue={record.followUpOn ?? ""}
          error={errorOf("followUpOn")}
        />
        <TextArea
          label="Notes"
          name="notes"
          optional
          hint="Only you can see this."
          maxLength={maxNotesLength}
          defaultValue={record.notes}
          error={errorOf("notes")}
        />
        <noscript>
          <Button variant="secondary">Save notes</Button>
        </noscript>
        <p role="status" className="js-only flex min-h-6 items-center gap-2 text-sm text-ink-2">
          {fetcher.state === "submitting" || isChanged ? (
            <>
              <Spinner /> Saving…
            </>
          ) : problem?.message ? (
            <>
              <Icon name="triangle-alert" className="size-4 shrink-0 text-warning" />
              Not saved yet.
              <Button type="button" size="sm" variant="quiet" onClick={save}>
                Try again
              </Button>
            </>
          ) : result?.ok && result.intent === "record" ? (
            <>
              <Icon name="circle-check" className="size-4 shrink-0 text-success" /> Saved
            </>
          ) : (
            "Changes save automatically."
          )}
        </p>
      </Form>
    </Card>
  );
}
