import { Form } from "react-router";
import {
  type PassportPart,
  passportPartLabels,
  passportParts,
} from "#app/accounts/passport/passport.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";

interface PassportChoiceProps {
  threadId: string;
  otherName: string;
  shows: readonly PassportPart[];
}

export function PassportChoice({ threadId, otherName, shows }: PassportChoiceProps) {
  const isShown = shows.length > 0;
  return (
    <section id="passport" aria-label="Your passport" className="scroll-mt-24 text-sm">
      {isShown && (
        <Form
          method="post"
          action={leadHref(threadId)}
          preventScrollReset
          className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <p className="text-ink-2">{`You show ${otherName} parts of your passport.`}</p>
          <Button name="intent" value="hide-passport" size="sm" variant="secondary">
            Stop showing it
          </Button>
        </Form>
      )}
      <details>
        <summary className="min-h-6 cursor-pointer font-semibold">
          {isShown ? "Change what you show" : `Show ${otherName} your passport`}
        </summary>
        <Form
          // Follows choices made in another tab or device.
          key={shows.join()}
          method="post"
          action={leadHref(threadId)}
          preventScrollReset
          className="mt-2 flex flex-col items-start gap-1"
        >
          {passportParts.map((part) => (
            <Checkbox
              key={part}
              name="part"
              value={part}
              label={passportPartLabels[part]}
              defaultChecked={!isShown || shows.includes(part)}
            />
          ))}
          <Button name="intent" value="show-passport" size="sm" className="mt-2">
            Show what is ticked
          </Button>
        </Form>
      </details>
    </section>
  );
}
