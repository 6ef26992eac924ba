import { data, Form } from "react-router";
import type { Route } from "./+types/embed-page.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { formFields } from "#app/ui/forms/form-fields.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { frameCode, scriptCode } from "./embed-code.ts";
import { defaultColours, isReadable } from "./embed-colours.ts";
import { embedSchema } from "./embed.schema.ts";
import { findOwnEmbed, removeEmbed, saveEmbed } from "./own-embed.server.ts";

export const meta = privatePage(
  "Listings on your own site",
  "The code that shows your listings on a site of yours.",
);

const title = "Businesses for sale";

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db, env } = context.get(servicesContext);
  const embed = await findOwnEmbed(db, id);
  if (!embed) return { embed: null };
  const { key, accent, background } = embed;
  const place = { origin: new URL(env.APP_URL).origin, key, title };
  return {
    embed: {
      key,
      accent,
      background,
      isReadable: isReadable(embed),
      script: scriptCode(place),
      frame: frameCode(place),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  switch (formText(form, "intent")) {
    case "save": {
      const typed = {
        accent: formText(form, "accent"),
        background: formText(form, "background"),
      };
      const input = embedSchema.safeParse(typed);
      if (!input.success)
        return data({ typed, errors: fieldErrors(input.error.issues) }, { status: 422 });
      await saveEmbed(db, id, input.data);
      return null;
    }
    case "remove":
      await removeEmbed(db, id);
      return null;
    default:
      throw data(null, { status: 400 });
  }
}

export default function EmbedPage({ loaderData: { embed }, actionData }: Route.ComponentProps) {
  const refusal = actionData ?? null;
  const field = formFields(refusal);
  return (
    <SecurityFrame
      title="Listings on your own site"
      lead="Show your listings on a site of your own. They change there when they change here. Confidential listings are never shown: the site around them would say whose they are."
      trail={[{ label: "Profile", to: "/account/profile" }]}
    >
      <Form
        // The saved colours, whatever was typed before.
        key={`${embed?.accent} ${embed?.background}`}
        method="post"
        noValidate
        preventScrollReset
        className="flex max-w-md flex-col gap-5"
      >
        <ErrorSummary errors={refusal?.errors} />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <TextField
            {...field("accent", embed?.accent ?? defaultColours.accent)}
            label="Colour of links"
            type="color"
            className="max-w-24 p-1"
          />
          <TextField
            {...field("background", embed?.background ?? defaultColours.background)}
            label="Background"
            type="color"
            className="max-w-24 p-1"
          />
        </div>
        <SubmitButton intent="save" className="self-start">
          {embed ? "Save colours" : "Get the code"}
        </SubmitButton>
      </Form>
      {embed && (
        // Another preview after the colours have changed.
        <ShownEmbed key={`${embed.accent} ${embed.background}`} embed={embed} />
      )}
    </SecurityFrame>
  );
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]["embed"]>;

function ShownEmbed({ embed: { key, isReadable: isChosen, script, frame } }: { embed: Shown }) {
  return (
    <>
      {!isChosen && (
        <Banner tone="info">
          Your link colour can’t be read on this background, so links are shown darker or lighter.
        </Banner>
      )}
      <TitledSection id="code-title" title="Code for your site">
        <Code
          label="Script"
          hint="As high as your listings. Use this one if your site takes scripts."
          text={script}
        />
        <Code
          label="Frame"
          hint="For site builders that take no scripts. It has its own scroll bar."
          text={frame}
        />
      </TitledSection>
      <TitledSection id="preview-title" title="Preview">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, as other sites show it. */}
        <iframe
          src={`/embed/${key}`}
          title="Preview of your listings"
          className="h-[40rem] w-full rounded-surface border border-line"
        />
      </TitledSection>
      <Form method="post" preventScrollReset>
        <DialogButton dialog="remove" variant="secondary">
          Stop showing my listings
        </DialogButton>
        <Dialog
          id="remove"
          title="Stop showing your listings?"
          dismiss="Keep showing them"
          actions={
            <SubmitButton intent="remove" variant="danger">
              Stop showing them
            </SubmitButton>
          }
        >
          Sites with the code then say that nothing is shown there any more. If you start again, the
          code is another one.
        </Dialog>
      </Form>
    </>
  );
}

const Code = ({ label, hint, text }: { label: string; hint: string; text: string }) => (
  <div className="flex flex-col items-start gap-2">
    <h3 className="text-sm font-semibold">{label}</h3>
    <p className="text-sm text-ink-2">{hint}</p>
    <code className="max-w-full rounded-control border border-line bg-surface p-3 text-sm wrap-anywhere select-all">
      {text}
    </code>
    <CopyButton kind="code" text={text} />
  </div>
);
