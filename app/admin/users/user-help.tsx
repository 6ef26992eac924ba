import { Form } from "react-router";
import { maxUserNote } from "#app/accounts/administration/user-note.ts";
import type { LoadedUser } from "#app/admin/users/load-user-detail.server.ts";
import type { UserIntent } from "#app/admin/users/user-intent.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface PartProps {
  detail: LoadedUser & {
    formKey: string;
    /** The form sent last: a sent form is emptied, while one being written survives a reload of the data. */
    sentForm: string | null;
  };
}

export function NotesSection({ detail: { notes, formKey, sentForm, may } }: PartProps) {
  return (
    <Section id="notes" title="Notes" count={String(notes.length)}>
      {notes.length > 0 && (
        <ul className="divide-y divide-line">
          {notes.map(({ id, text, author, at }) => (
            <li key={id} className="py-3">
              <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="mt-1 text-sm text-ink-2">
                {`${author} · `}
                <TimeAgo {...at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {may.change && (
        <WriteForm
          key={sentForm}
          intent="note"
          label="Add a note"
          hint="Only administrators see it."
          button="Save note"
          formKey={formKey}
        />
      )}
    </Section>
  );
}

export function HelpSection({ detail }: PartProps) {
  const { user, may, hasTwoStep, formKey, sentForm } = detail;
  if (!may.change) return null;
  return (
    <Section id="help" title="Help this person">
      <div className="flex flex-col items-start gap-2 pt-3">
        {!user.deactivatedAt && <OneButton intent="send-reset" label="Send a password reset" />}
        {!user.emailVerified && (
          <OneButton intent="resend-confirmation" label="Send the email confirmation again" />
        )}
        {hasTwoStep && may.deactivate && (
          <OneButton intent="reset-two-step" label="Reset two-step sign-in" />
        )}
      </div>
      <WriteForm
        key={sentForm}
        intent="message"
        label="Write to them"
        hint="It is sent by email. They answer through the contact form."
        button="Send message"
        formKey={formKey}
      />
    </Section>
  );
}

interface OneButtonProps {
  intent: UserIntent;
  label: string;
}

const OneButton = ({ intent, label }: OneButtonProps) => (
  <PostButton intent={intent} variant="secondary" size="sm">
    {label}
  </PostButton>
);

interface WriteFormProps extends OneButtonProps {
  hint: string;
  button: string;
  formKey: string;
}

const WriteForm = ({ intent, label, hint, button, formKey }: WriteFormProps) => (
  <Form method="post" className="flex flex-col items-start gap-3 pt-4">
    <input type="hidden" name="formKey" value={formKey} />
    <div className="w-full max-w-2xl">
      <TextArea label={label} name={intent} rows={3} maxLength={maxUserNote} hint={hint} />
    </div>
    <SubmitButton intent={intent} variant="secondary" size="sm">
      {button}
    </SubmitButton>
  </Form>
);
