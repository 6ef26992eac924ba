import { BodyEditor } from "./body-editor.tsx";
import type { Preview } from "./preview-of.server.ts";
import { editedShelves, scenes, shelves } from "#app/content/articles/article.ts";
import {
  type ArticleField,
  type ArticleForm,
  articleLabels,
} from "#app/content/articles/writing/article-form.ts";
import { maxSummary, maxTitle } from "#app/content/articles/article.schema.ts";
import { categories } from "#app/listings/category.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface ArticleFieldsProps {
  typed: ArticleForm;
  errors: FieldErrors;
  preview: Preview | null;
}

export function ArticleFields({ typed, errors, preview }: ArticleFieldsProps) {
  const field = (name: ArticleField) => ({
    name,
    label: articleLabels[name],
    defaultValue: typed[name],
    error: errors[name] ?? null,
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          {...field("title")}
          maxLength={maxTitle}
          hint="As lists and search engines show it."
        />
        <TextField
          {...field("slug")}
          hint="The last part, such as earn-outs. Links to an earlier address keep working."
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...field("shelf")}
          hint="Where readers find it, and the first part of its address."
        >
          <option value="">Choose a shelf</option>
          {editedShelves.map((shelf) => (
            <option key={shelf} value={shelf}>
              {shelves[shelf].label}
            </option>
          ))}
        </SelectField>
        <TextField {...field("author")} hint="Named below the title." />
        <div className="lg:col-span-2">
          <TextArea
            {...field("summary")}
            rows={2}
            maxLength={maxSummary}
            optional
            hint="One or two sentences, for lists and search engines. Needed before readers see it."
          />
        </div>
      </div>
      <BodyEditor typed={typed.body} error={errors["body"] ?? null} preview={preview} />
      <div className="grid gap-5 border-t border-line pt-6 lg:grid-cols-2">
        <SelectField
          {...field("category")}
          optional
          hint="Shown beside businesses of this category."
        >
          <option value="">No category</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field("scene")}
          optional
          hint="If you choose none, its category or shelf decides."
        >
          <option value="">Automatic</option>
          {Object.entries(scenes).map(([scene, name]) => (
            <option key={scene} value={scene}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextArea
          {...field("related")}
          rows={4}
          optional
          hint="Up to six addresses such as guides/earn-outs, one per line. Others are chosen for you."
        />
        <TextArea
          {...field("keywords")}
          rows={4}
          optional
          hint="Other words that readers may search for."
        />
        <TextField
          {...field("reviewedOn")}
          type="date"
          optional
          hint="When someone last checked that it is correct. Needed before readers see it."
        />
        <TextField
          {...field("position")}
          type="number"
          min={0}
          max={999}
          hint="Lower numbers come first. Among equal numbers, the newest comes first."
        />
      </div>
    </>
  );
}
