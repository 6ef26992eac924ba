import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/article-pictures-page.ts";
import { answerPicture, type PictureAnswer } from "./answer-picture.server.ts";
import { pictureTypes } from "./picture-inserter.tsx";
import { actorOf } from "#app/admin/actor.ts";
import { articlesSpec } from "#app/admin/articles/articles-list.ts";
import { listPictures } from "#app/content/articles/pictures/add-picture.server.ts";
import {
  maxDescription,
  pictureHref,
  pictureMarkdown,
  pictureProblems,
} from "#app/content/articles/pictures/article-picture.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage("Pictures of articles", "Pictures that articles can show.");

const picturesShown = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    pictures: await listPictures(db, picturesShown),
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await answerPicture(context.get(servicesContext), form, actorOf(context));
  return data(answer, { status: answer.ok ? 200 : 422 });
}

/** The editor uploads with it, and must keep its text whatever happens. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<PictureAnswer>({ ok: false, reason: "unreachable" }, { status: 503 });
  }
}

export default function ArticlePicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, isTooLarge } = loaderData;
  const isSending = useNavigation().formMethod === "POST";
  const problem = actionData
    ? actionData.ok
      ? null
      : actionData.reason
    : isTooLarge
      ? "too-large"
      : null;
  return (
    <div className="wrap flex max-w-4xl flex-col gap-8 py-8 md:py-10">
      <Breadcrumb
        steps={[{ label: "Articles", to: articlesSpec.pathname }, { label: "Pictures" }]}
      />
      <h1 className="display text-3xl">Pictures of articles</h1>
      {problem && <Banner tone="danger">{pictureProblems[problem]}</Banner>}
      {actionData?.ok && (
        <Banner tone="success" title="The picture is saved. Paste this into the text:">
          <code className="wrap-anywhere select-all">{actionData.markdown}</code>
        </Banner>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col items-start gap-5"
      >
        <div className="w-full max-w-xl">
          <Field
            name="picture"
            label="Picture"
            hint="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. We resize it, and remove where it was taken and with what camera."
          >
            <input
              id="picture"
              type="file"
              name="picture"
              accept={pictureTypes}
              aria-describedby="picture-hint"
              className="file-input"
            />
          </Field>
        </div>
        <div className="w-full max-w-xl">
          <TextField
            label="What the picture shows"
            name="description"
            maxLength={maxDescription}
            hint="For people who can’t see it."
          />
        </div>
        <Button pending={isSending}>Upload</Button>
      </Form>
      <TitledSection id="pictures-title" title="Newest pictures">
        {pictures.length === 0 && <p className="text-ink-2">No pictures yet.</p>}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.id} className="flex min-w-0 flex-col gap-2">
              <img
                src={pictureHref(picture.id, 480)}
                width={picture.width}
                height={picture.height}
                alt=""
                loading="lazy"
                className="aspect-3/2 w-full rounded-control bg-sunken object-contain"
              />
              <code className="text-xs wrap-anywhere select-all">
                {pictureMarkdown(picture, "What the picture shows")}
              </code>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
